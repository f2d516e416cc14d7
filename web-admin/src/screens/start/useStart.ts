import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { StartPage } from '@flou/shared/startPage.ts'
import { api } from '../../session/current.ts'
import { useLanguage } from '../../texts/useText.ts'

/** The overview; sentences of the log are in the reader's language, so it is asked for again when that changes. */
export function useStart() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['start', language],
    queryFn: async ({ signal }) => (await api<StartPage>(STAFF_PATHS.start, { signal })).data,
    staleTime: 30_000,
  })
}
