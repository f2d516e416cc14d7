import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Route } from '../http/router.ts'
import type { Manifests } from '../manifests.ts'
import { describeRoutes } from './describeRoutes.ts'

/** Functions, and the folder in which each has its own; absolute. */
interface Documented {
  folder: string
  manifests: Manifests
}

/**
 * Every call of the API, described from the same routes and schemas that serve it. The routes of a function that answers
 * calls are those that `apiRoutes.ts` in its folder exports as `routes`.
 * @throws for a function that answers calls and has no such file
 */
export async function apiDocument({ folder, manifests }: Documented): Promise<object> {
  const answering = Object.keys(manifests).filter((name) => manifests[name]?.routes)
  const groups: (readonly [string, readonly Route[]])[] = []
  // one after another: libraries that two of them share fail to load where both are under way
  for (const name of answering) groups.push([name, await routesIn(folder, name)])
  return describeRoutes(Object.fromEntries(groups))
}

async function routesIn(folder: string, name: string): Promise<readonly Route[]> {
  // The compiler checks the file where it is written; that it exports routes is checked below.
  const loaded = (await import(pathToFileURL(join(folder, name, 'apiRoutes.ts')).href)) as {
    routes?: readonly Route[]
  }
  if (!loaded.routes) throw new Error(`functions/${name}/apiRoutes.ts exports no routes`)
  return loaded.routes
}
