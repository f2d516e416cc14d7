import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { PersonDesk } from './desk/PersonDesk.tsx'
import { Receipts } from './desk/Receipts.tsx'
import { Retention } from './desk/Retention.tsx'
import classes from './Inbox.module.css'

/** The personal-data desk: what is kept of a person, receipts of what was erased, and how long everything is kept (Law 27/2022). */
export function PersonalDataScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
      </div>
      <PersonDesk />
      <Receipts />
      <Retention />
    </>
  )
}
