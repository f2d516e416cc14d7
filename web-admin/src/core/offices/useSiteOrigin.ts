import { useQuery } from '@tanstack/react-query'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { api } from '../session/current.ts'

export function useSiteOrigin(): string | undefined {
  const { data } = useQuery({
    queryKey: ['site-origin'],
    queryFn: ({ signal }) => api<{ origin?: string }>(PUBLIC_PATHS.siteConfig, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  return data?.data.origin
}
