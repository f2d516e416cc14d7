import { useRouteLoaderData } from 'react-router'
import type { ShellContent } from './readShell.ts'
import { shellOf } from './shellText.ts'
import type { SiteData } from './siteData.ts'

type Site = Omit<SiteData, 'shell'> & { shell: ShellContent }

/** Memoised: called by hundreds of components of a page. */
const known = new WeakMap<SiteData, Site>()

/** The root route's data; undefined where its loader has failed. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<() => SiteData>('root')

/** What every page knows: language, path without language prefix, origins, and the shell's content. */
export function useSite(): Site {
  const loaded = useSiteData()
  if (!loaded) throw new Error('The root loader has not run')
  const site = known.get(loaded) ?? { ...loaded, shell: shellOf(loaded.shell) }
  known.set(loaded, site)
  return site
}
