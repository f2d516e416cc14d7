import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

export default function PlaceCancel() {
  const { t } = useTexts(mailLinkTexts)
  return (
    <MailLinkPage
      action={FORM_PATHS.cancelSeat}
      title={t('cancelTitle')}
      text={t('cancelText')}
      button={t('cancelButton')}
      done={{ title: t('cancelledTitle'), text: t('cancelledText') }}
    />
  )
}
