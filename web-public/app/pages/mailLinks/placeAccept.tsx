import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

export default function PlaceAccept() {
  const { t } = useTexts(mailLinkTexts)
  return (
    <MailLinkPage
      action={FORM_PATHS.acceptSeat}
      title={t('acceptTitle')}
      text={t('acceptText')}
      button={t('acceptButton')}
      done={{ title: t('acceptedTitle'), text: t('acceptedText') }}
    />
  )
}
