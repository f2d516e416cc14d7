import { useSyncExternalStore } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { aboutEstimateTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { estimateInFragment } from '../../../site/links.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Returns the estimate id in the URL hash; '' if none, and during hydration. */
export const useEstimateReference = (): string =>
  useSyncExternalStore(
    subscribe,
    () => estimateInFragment(window.location.hash),
    () => '',
  )

export function AboutEstimate({ estimate }: { estimate: string }) {
  const { t } = useTexts(aboutEstimateTexts)
  if (estimate === '') return null
  return (
    <p role="status">
      {t('about')} <SiteLink to={`${pathTo('calculator')}#s=${estimate}`}>{t('open')}</SiteLink>
    </p>
  )
}
