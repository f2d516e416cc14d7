import { useMemo, useState } from 'react'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { useOffice } from '../../offices/OfficeContext.ts'
import { useRecordSearch } from '../../offices/useRecordSearch.ts'
import { useUser } from '../../session/useSession.ts'
import { matching, recordEntries, staticEntries, type PaletteEntry } from './entries.ts'
import { recentEntries } from './recents.ts'

/** What the palette offers for a keyword: screens and actions at once, records as soon as the server has found them. */
export function usePalette(keyword: string) {
  const { office } = useOffice()
  const { id, permissions } = useUser()
  const reader = useMemo(() => ({ office, permissions }), [office, permissions])
  const [recent] = useState(() => recentEntries(id, reader))
  const { hits, isWaiting, isFailed } = useRecordSearch(keyword)
  const all = useMemo(() => staticEntries(REGISTRY.areas, reader), [reader])
  const entries = useMemo((): PaletteEntry[] => {
    if (keyword.trim() === '') return [...recent, ...all.filter(({ kind }) => kind === 'screens')]
    return [...matching(all, keyword), ...recordEntries(hits, REGISTRY.areas, reader)]
  }, [keyword, hits, all, recent, reader])
  return { entries, isWaiting, isFailed }
}
