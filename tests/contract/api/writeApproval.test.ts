import path from 'node:path'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { endpoint } from '@flou/functions/core/http/endpoint.ts'
import { apiHandler } from '@flou/functions/core/http/apiHandler.ts'
import type { Route } from '@flou/functions/core/http/router.ts'
import { startTestApi } from '@flou/functions/core/http/testApi.ts'
import { WRITE_ROWS, writeApproval } from '@flou/functions/core/http/writeApproval.ts'
import { signUpAt } from '@flou/functions/features/inbox/testInbox.ts'
import { readManifests } from '@flou/functions/manifests.ts'
import { SIGNED_IN } from '@flou/functions/core/operations/permission.ts'
import { expect, test, vi } from 'vitest'

const FUNCTIONS = path.join(import.meta.dirname, '../../../functions/lambdas')

/** All writing routes for staff, of all functions. */
async function staffWrites(): Promise<Route[]> {
  const manifests = await readManifests()
  const names = Object.keys(manifests).filter((name) => manifests[name]?.routes)
  const routes: Route[] = []
  for (const name of names) {
    // functions export their routes for the API description
    const loaded = (await import(path.join(FUNCTIONS, name, 'routes.ts'))) as { routes: () => Route[] }
    routes.push(...loaded.routes())
  }
  return routes.filter(
    ({ method, endpoint: { description } }) => method !== 'GET' && description?.permissions,
  )
}

const writes = await staffWrites()
const nameOf = ({ method, path: at }: Pick<Route, 'method' | 'path'>) => `${method} ${at}`

test('every write of staff says what it comes to for a role that needs approval', () => {
  const missing = writes.filter((route) => writeApproval(route) === undefined)

  expect(writes.length).toBeGreaterThan(1_000)
  expect(missing.map(nameOf)).toEqual([])
})

/** Parameter names differ between the table and the routes. */
const isNamed = (row: Pick<Route, 'method' | 'path'>, route: Route) => {
  const [parts, others] = [nameOf(row).split('/'), nameOf(route).split('/')]
  return (
    parts.length === others.length && parts.every((part, at) => part.startsWith('{') || part === others[at])
  )
}

test('every row is the row of a write that there is', () => {
  const stale = WRITE_ROWS.filter((row) => !writes.some((route) => isNamed(row, route)))

  expect(stale.map(nameOf)).toEqual([])
})

/** An API whose routes only respond, and a token with all permissions that needs approval. */
async function startWrites(routes: readonly Pick<Route, 'method' | 'path'>[]) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const answering = endpoint({ permission: SIGNED_IN, handle: () => ({ data: null }) })
  const api = await startTestApi(
    (services) =>
      apiHandler(
        routes.map((route) => ({ ...route, endpoint: answering })),
        services,
      ),
    { undescribed: 'all' },
  )
  const { token } = await signUpAt(api)(PERMISSIONS, { needApproval: true })
  return { ...api, author: token }
}

test('a write that nothing can hold is refused to a role that needs approval, and so is one that no row names', async () => {
  const refused = writes.filter((route) => 'refused' in (writeApproval(route) ?? {}))
  const unknown = { method: 'POST', path: '/api/dashboard/launch' } as const
  const api = await startWrites([...refused, unknown])

  const answers = await Promise.all(
    [...refused, unknown].map(
      async (route) =>
        [
          nameOf(route),
          await api.call(route.method, route.path, { token: api.author }),
          await api.call(route.method, route.path),
        ] as const,
    ),
  )
  await api.stop()

  expect(refused.length).toBeGreaterThan(4)
  for (const [name, author, other] of answers)
    expect([name, author.status, author.messageCode, other.status]).toEqual([
      name,
      403,
      'approvalNeeded',
      200,
    ])
})
