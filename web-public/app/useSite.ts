import { useRouteLoaderData } from 'react-router'
import { shellOf } from './layout/shellText.ts'
import type { ShellContent } from './layout/readShell.ts'
import type { loader } from './root.tsx'

type Loaded = Awaited<ReturnType<typeof loader>>
type Site = Omit<Loaded, 'shell'> & { shell: ShellContent }

/** Hundreds of components of a page ask. */
const known = new WeakMap<Loaded, Site>()

/** What every page knows: language, path without language prefix, origins, and the shell's content. */
export function useSite(): Site {
  const loaded = useRouteLoaderData<typeof loader>('root')
  if (!loaded) throw new Error('The root loader has not run')
  const site = known.get(loaded) ?? { ...loaded, shell: shellOf(loaded.shell) }
  known.set(loaded, site)
  return site
}
