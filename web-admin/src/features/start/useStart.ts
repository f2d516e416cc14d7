import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { StartPage } from '@flou/shared/startPage.ts'
import { api } from '../../core/session/current.ts'
import { useLanguage } from '../../core/texts/useText.ts'

/** The language is in the query key because log sentences are translated by the server. */
export function useStart() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['start', language],
    queryFn: async ({ signal }) => (await api<StartPage>(STAFF_PATHS.start, { signal })).data,
    staleTime: 30_000,
  })
}
