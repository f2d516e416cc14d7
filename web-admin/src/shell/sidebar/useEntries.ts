import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'
import { otherLanguage } from '@flou/shared/locale.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useUser } from '../../core/session/useSession.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { filterEntries } from './filterEntries.ts'

export function useEntries() {
  const { office, loadEntries } = useOffice()
  const { permissions } = useUser()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['sidebar', office, language, permissions],
    queryFn: () => loadEntries({ permissions, language }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return data ?? []
}

export function useFilteredEntries(entries: ReturnType<typeof useEntries>, keyword: string) {
  const { office } = useOffice()
  const { permissions } = useUser()
  const language = otherLanguage(useLanguage())
  const others = useMemo(
    () => sidebarOf(REGISTRY.areas, { office, permitted: new Set(permissions), language }),
    [office, permissions, language],
  )
  return useMemo(() => filterEntries(entries, others, keyword), [entries, others, keyword])
}
