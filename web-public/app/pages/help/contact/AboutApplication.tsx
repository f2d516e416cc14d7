import { useSyncExternalStore } from 'react'
import { partnerApplicationTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** URL fragments of the partner programmes' buttons. */
const PROGRAMMES = ['business-partner', 'technology-partner'] as const
type Programme = (typeof PROGRAMMES)[number]

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Returns the programme in the URL hash; undefined if none, and during hydration. */
export const useProgramme = (): Programme | undefined =>
  useSyncExternalStore(
    subscribe,
    () => PROGRAMMES.find((programme) => window.location.hash === `#${programme}`),
    () => undefined,
  )

export function AboutApplication({ programme }: { programme: Programme | undefined }) {
  const { t } = useTexts(partnerApplicationTexts)
  return programme ? <p role="status">{t(programme)}</p> : null
}
