import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ReleaseDetail, ReleaseRow } from '@flou/shared/releases/release.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { POLICIES } from '../../../lambdas/policies.ts'
import { releaseRoutes } from '../routes/releaseRoutes.ts'
import { readBuild } from './readBuild.ts'
import { requireRelease } from '../store/readReleases.ts'
import { runReleases } from './runReleases.ts'
import { buildOf, type SiteSwitch } from './siteSwitch.ts'

const RELEASES = '/api/dashboard/releases'
const CATEGORY = '/api/dashboard/news/category'
const MINUTE_MS = 60_000

const ULID_LENGTH = 26

let api: TestApi
let calls: string[] = []
let [isStaged, isAtEdge, isPublished] = [false, false, true]

const siteSwitch: SiteSwitch = {
  build: async (build) => {
    calls.push(`build ${build.slice(ULID_LENGTH)}`)
    return isStaged
  },
  switchTo: async () => {
    calls.push(`switch ${isAtEdge}`)
    return isAtEdge
  },
  end: async (_, revisions) => {
    calls.push(`end ${revisions.map(({ versions }) => versions.join('/')).join()}`)
    return isPublished
  },
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
  isPublished = true
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
  expect(calls).toEqual(['build -1', 'build -1', 'switch false', 'switch true', 'end 2'])
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
  expect(calls).toEqual(['build -1', 'switch true', 'end 2'])
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

test('a release is live once its pages are published', async () => {
  const { release } = await collect('Published')
  isStaged = true
  isAtEdge = true
  isPublished = false
  await publish(release)
  expect(await stateOf(release)).toBe('applying')
  isPublished = true
  await minute()
  expect(await stateOf(release)).toBe('live')
})

async function publishAtOnce(name: string) {
  const collected = await collect(name)
  isStaged = true
  isAtEdge = true
  await publish(collected.release)
  expect(await stateOf(collected.release)).toBe('live')
  isStaged = false
  isAtEdge = false
  calls = []
  return collected
}

async function undo({ id }: ReleaseRow, more = {}) {
  const { recordVersion } = (await api.call<ReleaseDetail>('GET', `${RELEASES}/${id}`)).data
  return api.call<ReleaseRow>('POST', `${RELEASES}/${id}/undo`, { body: { recordVersion, ...more } })
}

test('an undo stages the state before, shows it, and only then reverts the writes', async () => {
  const { release, record } = await publishAtOnce('Undone')
  const { table } = api.services

  expect((await undo(release)).data.state).toBe('undoing')
  const build = buildOf(await requireRelease(table, release.id))
  expect(await readBuild({ table, registry: REGISTRY }, build)).toMatchObject({
    isCurrent: true,
    writes: [{ id: record.id, command: { name: 'store', state: 'published', fields: category('Undone') } }],
  })
  isStaged = true
  await minute()
  expect(await titleOf(record.id)).toBe('Undone released 1')
  isAtEdge = true
  await minute()

  expect(await stateOf(release)).toBe('undone')
  expect(await titleOf(record.id)).toBe('Undone 1')
  const staged = `build ${build.slice(ULID_LENGTH)}`
  expect(calls).toEqual([staged, staged, 'switch false', staged, 'switch true', 'end 3'])
  expect((await readBuild({ table, registry: REGISTRY }, build))?.writes).toEqual([])
})

test('content saved while an undo is prepared stays, and so does the release', async () => {
  const { release, record } = await publishAtOnce('Kept')
  await undo(release)
  const { recordVersion } = (await api.call<StoredRecord>('GET', `${CATEGORY}/${record.id}`)).data
  await api.call('PUT', `${CATEGORY}/${record.id}`, { body: { ...category('Saved'), recordVersion } })
  isStaged = true
  isAtEdge = true
  await minute()

  const { data } = await api.call<ReleaseDetail>('GET', `${RELEASES}/${release.id}`)
  expect(data).toMatchObject({ state: 'live', failure: { reason: 'releaseSavedSince' } })
  expect(await titleOf(record.id)).toBe('Saved 1')
  expect(calls).not.toContain('switch true')

  expect((await undo(release)).code).toBe('published_since')
  await undo(release, { isForced: true })
  expect(await stateOf(release)).toBe('undone')
  expect(await titleOf(record.id)).toBe('Kept 1')
})

test('the undo of a section stages its content before', async () => {
  const { table } = api.services
  const path = '/api/dashboard/news/most-popular'
  const section = (title: string) => ({
    articleIds: [],
    contents: category(title).contents.map((one) => ({ languageId: one.languageId, title: one.title })),
  })
  const { data: before } = await api.call<StoredRecord>('PUT', path, {
    body: { ...section('Before'), recordVersion: 0 },
  })
  const { data: release } = await api.call<ReleaseRow>('POST', RELEASES, { body: { name: 'Section' } })
  const body = {
    operation: 'update',
    type: 'news.mostPopular',
    recordVersion: before.recordVersion,
    body: section('After'),
  }
  await api.call('POST', `${RELEASES}/${release.id}/items`, { body })
  isStaged = true
  isAtEdge = true
  await publish(release)
  expect(await stateOf(release)).toBe('live')
  isStaged = false
  await undo(release)

  const build = buildOf(await requireRelease(table, release.id))
  const writes = [{ type: 'news.mostPopular', command: { name: 'store', fields: section('Before') } }]
  expect(await readBuild({ table, registry: REGISTRY }, build)).toMatchObject({ isCurrent: true, writes })
})
