import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../elements/SiteLink.tsx'
import { pageTexts } from '../i18n/pageTexts.ts'

const LINK = '{{privacy}}'
const PRIVACY = pathTo('customPage', 'privacy')

const useConsentTexts = pageTexts(
  {
    consent:
      'By sending this form you consent to the processing of your personal data as described in our {{privacy}}.',
    privacy: 'privacy notice',
  },
  {
    consent:
      'Dengan mengirim formulir ini, Anda menyetujui pemrosesan data pribadi Anda sebagaimana dijelaskan dalam {{privacy}} kami.',
    privacy: 'pemberitahuan privasi',
  },
)

export function ConsentNote({ className }: { className?: string | undefined }) {
  const { t } = useConsentTexts()
  const [before, after] = t('consent', { privacy: LINK }).split(LINK)
  return (
    <p className={className}>
      {before}
      <SiteLink to={PRIVACY}>{t('privacy')}</SiteLink>
      {after}
    </p>
  )
}
