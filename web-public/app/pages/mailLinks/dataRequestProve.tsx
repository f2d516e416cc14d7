import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { mailLinkTexts } from '../../texts/pages/mailLinks.ts'
import { useTexts } from '../../texts/useTexts.ts'

export default function DataRequestProve() {
  const { t } = useTexts(mailLinkTexts)
  return (
    <MailLinkPage
      action={FORM_PATHS.verifyEmail}
      title={t('proveTitle')}
      text={t('proveText')}
      button={t('proveButton')}
      done={{ title: t('provenTitle'), text: t('provenText') }}
    />
  )
}
