import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { FailedMails } from './undelivered/FailedMails.tsx'
import { SuppressedAddresses } from './undelivered/SuppressedAddresses.tsx'
import classes from '../inbox/Inbox.module.css'

/** Addresses that get no mail, and mails that nobody got; both can be put right here. */
export function UndeliveredScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
      </div>
      <FailedMails />
      <SuppressedAddresses />
    </>
  )
}
