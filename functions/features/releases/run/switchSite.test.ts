import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ReleaseDetail, ReleaseRow } from '@flou/shared/releases/release.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { POLICIES } from '../../../lambdas/policies.ts'
import { releaseRoutes } from '../routes/releaseRoutes.ts'
import { runReleases } from './runReleases.ts'
import type { SiteSwitch } from './siteSwitch.ts'

const RELEASES = '/api/dashboard/releases'
const CATEGORY = '/api/dashboard/news/category'
const MINUTE_MS = 60_000

let api: TestApi
let calls: string[] = []
let [isStaged, isAtEdge] = [false, false]

const siteSwitch: SiteSwitch = {
  build: async (build) => {
    calls.push(`build ${build.slice(-2)}`)
    return isStaged
  },
  switchTo: async () => {
    calls.push(`switch ${isAtEdge}`)
    return isAtEdge
  },
  end: async (_, { isReverted }) => void calls.push(`end ${isReverted}`),
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler([...contentRoutes(REGISTRY), ...releaseRoutes(REGISTRY, siteSwitch)], services),
  )
})
afterAll(() => api.stop())
beforeEach(() => {
  calls = []
  isStaged = false
  isAtEdge = false
})

const minute = () =>
  runReleases(
    {
      table: api.services.table,
      registry: REGISTRY,
      policies: POLICIES,
      siteSwitch,
      now: api.services.now,
    },
    () => true,
  )

const category = (title: string) => ({
  contents: [1, 2].map((languageId) => ({ languageId, title: `${title} ${languageId}`, description: 'x' })),
})
const titleOf = async (id: number) => {
  const { data } = await api.call<StoredRecord>('GET', `${CATEGORY}/${id}`)
  return (data.contents as { title: string }[])[0]?.title
}
const stateOf = async ({ id }: ReleaseRow) =>
  (await api.call<ReleaseDetail>('GET', `${RELEASES}/${id}`)).data.state

async function collect(name: string, more = {}) {
  const record = (await api.call<StoredRecord>('POST', CATEGORY, { body: category(name) })).data
  const { data: release } = await api.call<ReleaseRow>('POST', RELEASES, { body: { name, ...more } })
  const body = {
    operation: 'update',
    type: 'newsCategory',
    recordId: record.id,
    recordVersion: record.recordVersion,
    body: category(`${name} released`),
  }
  expect((await api.call('POST', `${RELEASES}/${release.id}/items`, { body })).status).toBe(201)
  return { release, record }
}

async function publish({ id }: ReleaseRow) {
  const { recordVersion } = (await api.call<ReleaseDetail>('GET', `${RELEASES}/${id}`)).data
  return api.call<ReleaseRow>('POST', `${RELEASES}/${id}/publish`, { body: { recordVersion } })
}

test('a release is staged, then shown, and only then are its writes stored', async () => {
  const { release, record } = await collect('Button')

  expect((await publish(release)).data.state).toBe('building')
  isStaged = true
  await minute()
  expect(await stateOf(release)).toBe('ready')
  expect(await titleOf(record.id)).toBe('Button 1')
  isAtEdge = true
  await minute()

  expect(await stateOf(release)).toBe('live')
  expect(await titleOf(record.id)).toBe('Button released 1')
  expect(calls).toEqual(['build -1', 'build -1', 'switch false', 'switch true', 'end false'])
})

test('a release with an hour is staged fifteen minutes before, and shown at its hour', async () => {
  const publishAt = new Date(api.clock.now.getTime() + 20 * MINUTE_MS).toISOString()
  const { release, record } = await collect('Hour', { publishAt })
  isStaged = true
  isAtEdge = true

  await minute()
  expect(calls).toEqual([])
  api.clock.now = new Date(Date.parse(publishAt) - 15 * MINUTE_MS)
  await minute()
  expect(await stateOf(release)).toBe('ready')
  expect(await titleOf(record.id)).toBe('Hour 1')
  expect(calls).toEqual(['build -1'])
  api.clock.now = new Date(publishAt)
  await minute()
  expect(await stateOf(release)).toBe('live')
  expect(calls).toEqual(['build -1', 'switch true', 'end false'])
})

test('a release whose record was saved meanwhile fails before visitors see it', async () => {
  const { release, record } = await collect('Late')
  await publish(release)
  await api.call('PUT', `${CATEGORY}/${record.id}`, {
    body: { ...category('Saved'), recordVersion: record.recordVersion },
  })
  isStaged = true
  isAtEdge = true
  await minute()

  expect(await stateOf(release)).toBe('failed')
  expect(await titleOf(record.id)).toBe('Saved 1')
  expect(calls).not.toContain('switch true')
})
