import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SearchHit } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { useDebounced } from '../../state/useDebounced.ts'
import { useOffice } from '../../offices/OfficeContext.ts'
import { api } from '../../session/current.ts'
import { useUser } from '../../session/useSession.ts'
import { matching, recordEntries, staticEntries, type PaletteEntry } from './entries.ts'
import { recentEntries } from './recents.ts'

const SEARCH_DELAY_MS = 150
const MIN_LETTERS = 2

/** What the palette offers for a keyword: screens and actions at once, records as soon as the server has found them. */
export function usePalette(keyword: string) {
  const { office } = useOffice()
  const { id, permissions } = useUser()
  const reader = useMemo(() => ({ office, permissions }), [office, permissions])
  const [recent] = useState(() => recentEntries(id, reader))
  const asked = useDebounced(keyword.trim(), SEARCH_DELAY_MS)
  const isAsked = asked.length >= MIN_LETTERS
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', asked],
    queryFn: async ({ signal }) =>
      (await api<SearchHit[]>(`${STAFF_PATHS.search}?keyword=${encodeURIComponent(asked)}`, { signal })).data,
    enabled: isAsked,
    staleTime: 10_000,
    retry: false,
  })
  const all = useMemo(() => staticEntries(REGISTRY.areas, reader), [reader])
  const entries = useMemo((): PaletteEntry[] => {
    if (keyword.trim() === '') return [...recent, ...all.filter(({ kind }) => kind === 'screens')]
    const records = keyword.trim() === asked ? recordEntries(data ?? [], REGISTRY.areas, reader) : []
    return [...matching(all, keyword), ...records]
  }, [keyword, asked, data, all, recent, reader])
  const isWaiting = keyword.trim().length >= MIN_LETTERS && (isFetching || keyword.trim() !== asked)
  return { entries, isWaiting, isFailed: isError && !isWaiting }
}
