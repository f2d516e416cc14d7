import { useSyncExternalStore } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { pageTexts } from '../../../i18n/pageTexts.ts'
import { estimateInFragment } from './estimateReference.ts'

const useTexts = pageTexts(
  { about: 'Your message is about your saved estimate.', open: 'Look at it' },
  { about: 'Pesan Anda tentang perkiraan harga yang Anda simpan.', open: 'Lihat perkiraannya' },
)

function subscribe(tell: () => void): () => void {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** The id of the saved estimate that the address names; '' where it names none, and in the first rendering. */
export const useEstimateReference = (): string =>
  useSyncExternalStore(
    subscribe,
    () => estimateInFragment(window.location.hash),
    () => '',
  )

/** Says which estimate goes with the message. */
export function AboutEstimate({ estimate }: { estimate: string }) {
  const { t } = useTexts()
  if (estimate === '') return null
  return (
    <p role="status">
      {t('about')} <SiteLink to={`${pathTo('calculator')}#s=${estimate}`}>{t('open')}</SiteLink>
    </p>
  )
}
