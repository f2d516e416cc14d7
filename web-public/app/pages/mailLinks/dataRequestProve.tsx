import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

export default function DataRequestProve() {
  const { t } = useMailLinkTexts()
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
