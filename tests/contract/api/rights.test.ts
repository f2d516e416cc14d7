import path from 'node:path'
import type { StoredRecord } from '@flou/shared/api.ts'
import { RIGHTS, type Right } from '@flou/shared/content/fields/value.ts'
import { PERMISSIONS, type Permission } from '@flou/shared/content/permissions.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { apiHandler } from '@flou/functions/core/http/apiHandler.ts'
import { endpoint } from '@flou/functions/core/http/endpoint.ts'
import type { Route } from '@flou/functions/core/http/router.ts'
import { startTestApi } from '@flou/functions/core/http/testApi.ts'
import { writeApproval } from '@flou/functions/core/http/writeApproval.ts'
import { rightsOfOperation } from '@flou/functions/core/operations/operationRights.ts'
import { signUpAt } from '@flou/functions/features/inbox/testInbox.ts'
import { readManifests } from '@flou/functions/manifests.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startContentApi, type ContentApi } from './contentApi.ts'

const FUNCTIONS = path.join(import.meta.dirname, '../../../functions/lambdas')
const SLOW = 180_000

/** Writes of staff that need a permission, of all functions. */
async function permittedWrites(): Promise<Route[]> {
  const manifests = await readManifests()
  const routes: Route[] = []
  for (const name of Object.keys(manifests).filter((one) => manifests[one]?.routes)) {
    const loaded = (await import(path.join(FUNCTIONS, name, 'routes.ts'))) as { routes: () => Route[] }
    routes.push(...loaded.routes())
  }
  return routes.filter(
    ({ method, endpoint: { description } }) =>
      method !== 'GET' && (description?.permissions ?? []).length > 0,
  )
}

function rightsNeeded(route: Route): readonly Right[] {
  const approval = writeApproval(route)
  if (!approval) return RIGHTS
  if ('operation' in approval) return rightsOfOperation(approval.operation)
  return approval.right ? [approval.right] : []
}

const isRefusedUnpublished = (route: Route) => 'refused' in (writeApproval(route) ?? {})

/** Routes that only check rights and respond. */
const answering = (route: Route): Route => ({
  ...route,
  endpoint: endpoint({
    permission: route.endpoint.description?.permissions ?? [],
    ...(route.endpoint.description?.also && { alsoPermission: route.endpoint.description.also }),
    handle: () => ({ data: null }),
  }),
})

const PARALLEL = 40

test.each(RIGHTS)(
  'each write is forbidden exactly to roles that lack the right it needs: %s',
  async (lacked) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
    const writes = await permittedWrites()
    const api = await startTestApi((services) => apiHandler(writes.map(answering), services), {
      undescribed: 'all',
    })
    const lacks: readonly Right[] = lacked === 'view' ? RIGHTS : [lacked]
    const { token } = await signUpAt(api)(PERMISSIONS, { lacks })
    const wrong: string[] = []
    for (let at = 0; at < writes.length; at += PARALLEL)
      await Promise.all(
        writes.slice(at, at + PARALLEL).map(async (route) => {
          const { status } = await api.call(route.method, route.path, { token })
          const needed = rightsNeeded(route)
          const isForbidden =
            lacked === 'view' ||
            (needed.length > 0 && needed.every((right) => lacks.includes(right))) ||
            (lacked === 'publish' && isRefusedUnpublished(route))
          if ((status === 403) !== isForbidden) wrong.push(`${route.method} ${route.path}: ${status}`)
        }),
      )
    await api.stop()

    expect(writes.length).toBeGreaterThan(900)
    expect(wrong).toEqual([])
  },
  SLOW,
)

let api: ContentApi
let signUp: ReturnType<typeof signUpAt>
beforeAll(async () => {
  api = await startContentApi()
  signUp = signUpAt(api)
})
afterAll(() => api.stop())

const NEWS: readonly Permission[] = ['Manage News']
const PATH = '/api/dashboard/news'

async function makeArticle(): Promise<StoredRecord> {
  return (
    await api.call<StoredRecord>('POST', PATH, { body: api.filled(requireContentType('news').declaration) })
  ).data
}
const tokenLacking = async (...lacks: Right[]) => (await signUp(NEWS, { lacks })).token

test('without publish a save waits for approval, and a draft is saved', async () => {
  const token = await tokenLacking('publish')
  const article = await makeArticle()
  const at = `${PATH}/${article.id}`

  const saved = await api.call('PUT', at, { token, body: { ...article, state: 'published' } })
  expect(saved.status).toBe(202)
  expect((await api.call('DELETE', `${PATH}/${(await makeArticle()).id}`, { token })).status).toBe(202)
  const other = await makeArticle()
  expect((await api.call('PUT', `${PATH}/${other.id}/draft`, { token, body: { ...other } })).status).toBe(200)
})

test('without edit nothing is changed, also not as a draft', async () => {
  const token = await tokenLacking('edit', 'publish')
  const article = await makeArticle()
  const at = `${PATH}/${article.id}`

  expect((await api.call('GET', at, { token })).status).toBe(200)
  for (const [method, end] of [
    ['PUT', ''],
    ['PUT', '/draft'],
    ['POST', '/publish'],
    ['POST', '/unpublish'],
    ['POST', '/duplicate'],
  ] as const)
    expect([end, (await api.call(method, at + end, { token, body: article })).status]).toEqual([end, 403])
  expect((await api.call('POST', PATH, { token, body: article })).status).toBe(403)
})

test('without delete nothing is moved to the trash or out of it', async () => {
  const token = await tokenLacking('delete')
  const [article, trashed] = [await makeArticle(), await makeArticle()]
  await api.call('DELETE', `${PATH}/${trashed.id}`)

  expect((await api.call('DELETE', `${PATH}/${article.id}`, { token })).status).toBe(403)
  expect((await api.call('POST', `${PATH}/${trashed.id}/restore`, { token })).status).toBe(403)
  expect((await api.call('DELETE', `${PATH}/${trashed.id}/trash`, { token })).status).toBe(403)
})
