import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

export default function NewsletterUnsubscribe() {
  const { t } = useTexts(mailLinkTexts)
  return (
    <MailLinkPage
      action={FORM_PATHS.unsubscribe}
      title={t('unsubscribeTitle')}
      text={t('unsubscribeText')}
      button={t('unsubscribeButton')}
      done={{ title: t('unsubscribedTitle'), text: t('unsubscribedText') }}
    />
  )
}
