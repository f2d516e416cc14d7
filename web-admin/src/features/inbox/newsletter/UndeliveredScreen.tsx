import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { useLanguage } from '../../../core/texts/useText.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { FailedMails } from './FailedMails.tsx'
import { SuppressedEmails } from './SuppressedEmails.tsx'

export function UndeliveredScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  return (
    <>
      <ScreenHead title={title} />
      <FailedMails />
      <SuppressedEmails />
    </>
  )
}
