import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { PersonDesk } from './desk/PersonDesk.tsx'
import { Receipts } from './desk/Receipts.tsx'
import { Retention } from './desk/Retention.tsx'
import { useErasures } from './desk/useErasures.ts'
import { usePersonData } from './desk/usePersonData.ts'
import { WaitingErasures } from './desk/WaitingErasures.tsx'

/** The personal-data desk: what is kept of a person, erasures that wait, receipts of what was erased, and how long everything is kept (Law 27/2022). */
export function PersonalDataScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const desk = usePersonData()
  const found = desk.find.data?.email
  // what is shown of an address is looked up again once it was erased
  const erasures = useErasures((email) => email === found && desk.find.mutate(email))
  return (
    <>
      <ScreenHead title={title} />
      <PersonDesk desk={desk} erasures={erasures} />
      <WaitingErasures erasures={erasures} />
      <Receipts />
      <Retention />
    </>
  )
}
