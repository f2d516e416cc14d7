import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { PublishRun } from '@flou/shared/publishing/publishing.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

let api: TestApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const start = (body: object) => api.call<PublishRun>('POST', STAFF_PATHS.publishRuns, { body })

test('a rebuild of the site is a run of its own: asked for twice it is one, and no rendering of everything stands in for it', async () => {
  const plain = await start({ kind: 'all' })
  const first = await start({ kind: 'all', isForced: true })
  const second = await start({ kind: 'all', isForced: true })
  const shown = await api.call<PublishRun[]>('GET', STAFF_PATHS.publishRuns)

  expect([plain.status, first.status, second.status]).toEqual([201, 201, 200])
  expect(first.data).toMatchObject({ request: { kind: 'all', isForced: true }, state: 'waiting' })
  expect(second.data.id).toBe(first.data.id)
  expect(plain.data.id).not.toBe(first.data.id)
  expect(shown.data.map(({ request }) => request)).toContainEqual({ kind: 'all', isForced: true })
})

test('what a run keeps for itself is not answered', async () => {
  const { data } = await start({ kind: 'all' })

  for (const name of ['cursor', 'revision', 'invocation', 'stale']) expect(data).not.toHaveProperty(name)
})

test('a rebuild is asked for by true alone', async () => {
  expect((await start({ kind: 'all', isForced: 'yes' })).status).toBe(422)
})
