import { useRouteLoaderData } from 'react-router'
import type { LayoutContent } from './readLayout.ts'
import { layoutOf } from './layoutText.ts'
import type { SiteData } from './siteData.ts'

type Site = Omit<SiteData, 'layoutPath'> & { layout: LayoutContent }

/** Memoized for hundreds of callers per page. */
const cachedSites = new WeakMap<SiteData, Site>()

/** Undefined if the root loader failed. */
export const useSiteData = (): SiteData | undefined => useRouteLoaderData<() => SiteData>('root')

export function useSite(): Site {
  const loaded = useSiteData()
  if (!loaded) throw new Error('The root loader has not run')
  const site = cachedSites.get(loaded) ?? { ...loaded, layout: layoutOf(loaded.layoutPath) }
  cachedSites.set(loaded, site)
  return site
}

/** Returns true if the menu already contains the path, so that the navbar omits its own link. */
export const useIsInMenu = (path: string): boolean =>
  useSite().layout.menu.some(({ url, panel }) => !panel && url === path)
