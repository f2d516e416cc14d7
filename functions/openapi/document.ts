import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Route } from '../core/http/router.ts'
import type { Manifests } from '../manifests.ts'
import { describeRoutes } from './describeRoutes.ts'

interface Documented {
  folder: string
  manifests: Manifests
}

/** Describes the `routes()` that each API function exports in `routes.ts`. Throws if the file is missing. */
export async function apiDocument({ folder, manifests }: Documented): Promise<object> {
  const answering = Object.keys(manifests).filter((name) => manifests[name]?.routes)
  const groups: [string, readonly Route[]][] = []
  // Sequential, because Node.js rejects requiring an ES module while another file imports it.
  for (const name of answering) groups.push([name, await routesIn(folder, name)])
  return describeRoutes(Object.fromEntries(groups))
}

async function routesIn(folder: string, name: string): Promise<readonly Route[]> {
  const loaded = (await import(pathToFileURL(join(folder, name, 'routes.ts')).href)) as {
    routes?: () => readonly Route[]
  }
  if (!loaded.routes) throw new Error(`functions/lambdas/${name}/routes.ts exports no routes`)
  return loaded.routes()
}
