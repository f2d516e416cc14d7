import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { PersonDesk } from './desk/PersonDesk.tsx'
import { Receipts } from './desk/Receipts.tsx'
import { Retention } from './desk/Retention.tsx'

/** The personal-data desk: what is kept of a person, receipts of what was erased, and how long everything is kept (Law 27/2022). */
export function PersonalDataScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  return (
    <>
      <ScreenHead title={title} />
      <PersonDesk />
      <Receipts />
      <Retention />
    </>
  )
}
