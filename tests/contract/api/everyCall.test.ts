import { apiDocument } from '@flou/functions/openapi/document.ts'
import { LAMBDAS, readManifests } from '@flou/functions/manifests.ts'
import { fakeStorage } from '@flou/functions/features/media/routes/fakeStorage.ts'
import { mediaRoutes } from '@flou/functions/features/media/routes/mediaRoutes.ts'
import { MediaStorage } from '@flou/functions/features/media/files/mediaStorage.ts'
import { accountRoutes } from '@flou/functions/features/accounts/accountRoutes.ts'
import { routes as estimateRoutes } from '@flou/functions/lambdas/estimates/routes.ts'
import { routes as inboxRoutes } from '@flou/functions/lambdas/inbox/routes.ts'
import { routes as releaseRoutes } from '@flou/functions/lambdas/releases/routes.ts'
import { routes as siteRoutes } from '@flou/functions/lambdas/site/routes.ts'
import { routes as visitRoutes } from '@flou/functions/lambdas/visits/routes.ts'
import { webhookRoutes } from '@flou/functions/features/webhooks/webhookRoutes.ts'
import { secretSeal } from '@flou/functions/features/webhooks/call/secretSeal.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startContentApi, type ContentApi } from './contentApi.ts'

interface Operation {
  tags: readonly string[]
  security: readonly object[]
}

/** Functions whose calls need a renderer, a search index, a portal or a bot check; their own tests make them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['preview', 'search', 'customer', 'forms'])

const { paths } = (await apiDocument({ folder: LAMBDAS, manifests: await readManifests() })) as {
  paths: Record<string, Record<string, Operation>>
}
const calls = Object.entries(paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '1'),
      ...operation,
    })),
  )
  .filter(({ tags: [tag = ''] }) => !ELSEWHERE.has(tag))

const factorKey = () => Promise.resolve(Buffer.alloc(32, 1))
let api: ContentApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi([
    ...mediaRoutes(async () => new MediaStorage(fakeStorage().client, 'media-bucket')),
    ...accountRoutes({
      sign: () => Promise.resolve('token'),
      factorKey,
      adminOrigin: 'https://admin.example',
    }),
    ...estimateRoutes(),
    ...inboxRoutes(),
    ...releaseRoutes(),
    ...siteRoutes(),
    ...visitRoutes(),
    ...webhookRoutes({
      secrets: secretSeal(async (id = 'one') => ({ id, key: Buffer.alloc(32, 7) })),
      post: () => Promise.resolve({ status: 200 }),
    }),
  ])
}, 60_000)
afterAll(() => api.stop())

const PARALLEL = 20

async function statuses(method: (name: string) => boolean, body?: object): Promise<string[]> {
  const chosen = calls.filter((call) => method(call.method))
  const wrong: string[] = []
  for (let start = 0; start < chosen.length; start += PARALLEL)
    await Promise.all(
      chosen.slice(start, start + PARALLEL).map(async ({ method: name, path, security }) => {
        const { status, code } = await api.call(name, path, body && { body })
        const isKnown = status < 300 || code !== undefined
        const isSignedIn = status !== 401 || security.length === 0
        if (status >= 500 || !isKnown || !isSignedIn) wrong.push(`${name} ${path}: ${status} ${code}`)
      }),
    )
  return wrong
}

test(
  'each call that the document describes is answered, reads and then writes',
  { timeout: 120_000 },
  async () => {
    expect(calls.length).toBeGreaterThan(1_500)
    expect(await statuses((method) => method === 'GET')).toEqual([])
    expect(await statuses((method) => method !== 'GET', {})).toEqual([])
  },
)
