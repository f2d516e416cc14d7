import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useUrlSearch } from '../ui/useUrlSearch.ts'
import { api } from '../core/session/current.ts'
import { useLanguage } from '../core/texts/useText.ts'
import { apiQuery, readQuery, writeQuery, type UpdateQuery } from './listQuery.ts'
import { useDefaultView } from './views/useDefaultView.ts'

export function useList(type: ContentType, apiUrl: string) {
  const [search, setSearch] = useUrlSearch()
  const language = useLanguage()
  const isReady = useDefaultView(apiUrl)
  const query = readQuery(type, search)
  const params = apiQuery(query).toString()
  const result = useQuery({
    queryKey: ['list', apiUrl, params, language],
    queryFn: ({ signal }) => api<ListRow[]>(`${apiUrl}?${params}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: isReady && query.view === 'table', // other views load the list themselves
  })
  /** Merges values into the query; everything except `page` resets to page 1. */
  const updateQuery: UpdateQuery = (changes) =>
    setSearch(
      (search) => {
        const now = readQuery(type, search)
        return writeQuery(type, {
          ...now,
          page: 1,
          ...(typeof changes === 'function' ? changes(now) : changes),
        })
      },
      { preventScrollReset: true },
    )
  return { query, updateQuery, result }
}
export type List = ReturnType<typeof useList>
