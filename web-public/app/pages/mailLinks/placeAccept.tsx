import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

export default function PlaceAccept() {
  const { t } = useMailLinkTexts()
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
