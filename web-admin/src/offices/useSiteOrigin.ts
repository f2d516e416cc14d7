import { useQuery } from '@tanstack/react-query'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { api } from '../session/current.ts'

/** The public site's address, as the site's configuration tells it; undefined where it is not told. */
export function useSiteOrigin(): string | undefined {
  const { data } = useQuery({
    queryKey: ['site-origin'],
    queryFn: ({ signal }) => api<{ origin?: string }>(PUBLIC_PATHS.siteConfig, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  return data?.data.origin
}
