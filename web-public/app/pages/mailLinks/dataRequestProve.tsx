import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

/** Where the link of a mail leads by which somebody proves that a request about personal data is theirs. */
export default function DataRequestProve() {
  const { t } = useMailLinkTexts()
  return (
    <MailLinkPage
      action={FORM_PATHS.proveAddress}
      title={t('proveTitle')}
      text={t('proveText')}
      button={t('proveButton')}
      done={{ title: t('provenTitle'), text: t('provenText') }}
    />
  )
}
