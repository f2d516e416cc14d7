import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../elements/SiteLink.tsx'
import { consentNoteTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'

const LINK = '{{privacy}}'
const PRIVACY = pathTo('customPage', 'privacy')

export function ConsentNote({ className }: { className?: string | undefined }) {
  const { t } = useTexts(consentNoteTexts)
  const [before, after] = t('consent', { privacy: LINK }).split(LINK)
  return (
    <p className={className}>
      {before}
      <SiteLink to={PRIVACY}>{t('privacy')}</SiteLink>
      {after}
    </p>
  )
}
