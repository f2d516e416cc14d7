import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MailLinkPage } from './MailLinkPage.tsx'
import { useMailLinkTexts } from './texts.ts'

/** Where a link of a mail leads that takes an offered place. */
export default function PlaceAccept() {
  const { t } = useMailLinkTexts()
  return (
    <MailLinkPage
      action={FORM_PATHS.acceptPlace}
      title={t('acceptTitle')}
      text={t('acceptText')}
      button={t('acceptButton')}
      done={{ title: t('acceptedTitle'), text: t('acceptedText') }}
    />
  )
}
