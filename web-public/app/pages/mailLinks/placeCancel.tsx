import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

export default function PlaceCancel() {
  const { t } = useMailLinkTexts()
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
