import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useLanguage } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { PersonDesk } from './desk/PersonDesk.tsx'
import { ErasureReports } from './desk/ErasureReports.tsx'
import { Retention } from './desk/Retention.tsx'
import { useErasures } from './desk/useErasures.ts'
import { usePersonData } from './desk/usePersonData.ts'
import { WaitingErasures } from './desk/WaitingErasures.tsx'

/** Personal data desk: search, pending erasures, erasure reports and retention (Law 27/2022). */
export function PersonalDataScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const desk = usePersonData()
  const found = desk.find.data?.email
  // repeats a shown search after that email was erased
  const erasures = useErasures((email) => email === found && desk.find.mutate(email))
  return (
    <>
      <ScreenHead title={title} />
      <PersonDesk desk={desk} erasures={erasures} />
      <WaitingErasures erasures={erasures} />
      <ErasureReports />
      <Retention />
    </>
  )
}
