import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { api } from '../../session/current.ts'
import { useLanguage } from '../../texts/useText.ts'
import { apiQuery, readQuery, writeQuery, type ChangeQuery } from './listQuery.ts'
import { useDefaultView } from './views/useDefaultView.ts'

/** A page of a list, and the query in the address that asks for it. */
export function useList(type: ContentType, address: string) {
  const [search, changeSearch] = useAddressSearch()
  const language = useLanguage()
  const isSettled = useDefaultView(address)
  const query = readQuery(type, search)
  const asked = apiQuery(query).toString()
  const result = useQuery({
    queryKey: ['list', address, asked, language],
    queryFn: ({ signal }) => api<ListRow[]>(`${address}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: isSettled && query.view === 'table', // other views read the list by themselves
  })
  /** Changes part of the query; anything but a page starts again at page 1. */
  const change: ChangeQuery = (part) =>
    changeSearch(
      (search) => {
        const now = readQuery(type, search)
        return writeQuery(type, { ...now, page: 1, ...(typeof part === 'function' ? part(now) : part) })
      },
      { preventScrollReset: true },
    )
  return { query, change, result }
}
export type List = ReturnType<typeof useList>
