import { useMemo } from 'react'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useRecordSearch } from '../../core/offices/useRecordSearch.ts'
import { useUser } from '../../core/session/useSession.ts'
import { findMatches, inboxEntries, recordEntries, staticEntries, type PaletteEntry } from './entries.ts'
import { useRecents } from './recents.ts'

/** Palette entries for a keyword: screens and actions immediately, records after the server responds. */
export function usePalette(keyword: string) {
  const { office } = useOffice()
  const { permissions } = useUser()
  const reader = useMemo(() => ({ office, permissions }), [office, permissions])
  const recent = useRecents()
  const { hits, isWaiting, isFailed } = useRecordSearch(keyword)
  const all = useMemo(
    () => [...inboxEntries(REGISTRY.areas, reader), ...staticEntries(REGISTRY.areas, reader)],
    [reader],
  )
  const entries = useMemo((): PaletteEntry[] => {
    if (keyword.trim() === '') return [...recent, ...all.filter(({ kind }) => kind === 'screens')]
    return [...findMatches(all, keyword), ...recordEntries(hits, REGISTRY.areas, reader)]
  }, [keyword, hits, all, recent, reader])
  return { entries, isWaiting, isFailed }
}
