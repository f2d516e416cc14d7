import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { FailedMails } from './FailedMails.tsx'
import { SuppressedAddresses } from './SuppressedAddresses.tsx'

/** Addresses that get no mail, and mails that nobody got; both can be put right here. */
export function UndeliveredScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  return (
    <>
      <ScreenHead title={title} />
      <FailedMails />
      <SuppressedAddresses />
    </>
  )
}
