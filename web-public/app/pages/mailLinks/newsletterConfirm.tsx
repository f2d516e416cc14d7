import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

export default function NewsletterConfirm() {
  const { t } = useTexts(mailLinkTexts)
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
