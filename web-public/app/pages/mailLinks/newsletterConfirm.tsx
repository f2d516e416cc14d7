import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

export default function NewsletterConfirm() {
  const { t } = useMailLinkTexts()
  return (
    <MailLinkPage
      action={FORM_PATHS.confirmNewsletter}
      title={t('confirmTitle')}
      text={t('confirmText')}
      button={t('confirmButton')}
      done={{ title: t('confirmedTitle'), text: t('confirmedText') }}
    />
  )
}
