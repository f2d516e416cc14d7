import { pathOf, type DemoApi } from '@flou/demo/demoApi.ts'
import { FOLDERS } from '@flou/demo/loader/pictures.ts'
import { readContent } from '@flou/demo/loader/content.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadIfEmpty, seedDeployed } from './seedDeployed.ts'
import { startRecordServer } from './recordServer.ts'

let calls: string[]
let printed: string[]
let stored: unknown[]
const overview: { folders: object[] } = { folders: [] }

/** Accepts everything, with ids in sequence. */
const api: DemoApi = {
  async request(method, path) {
    calls.push(`${method} ${path}`)
    if (path === STAFF_PATHS.mediaOverview) return overview
    return method === 'GET' ? stored : { id: calls.length }
  },
  async upload({ name }) {
    calls.push(`UPLOAD ${name}`)
    return { id: calls.length, path: `2026/11/${name}` }
  },
}

beforeEach(() => {
  ;[calls, printed, stored] = [[], [], []]
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  return () => vi.restoreAllMocks()
})

test('all content is stored, but no users or roles', async () => {
  await loadIfEmpty(api, { apply: true })

  expect(calls.filter((call) => call.startsWith('POST')).length).toBeGreaterThan(100)
  expect(calls.some((call) => call.startsWith('UPLOAD'))).toBe(true)
  for (const type of ['user', 'role']) expect(calls).not.toContain(`POST ${pathOf(type)}`)
  expect(printed.at(-1)).toMatch(/^The demo content is stored after \d+ s\.$/)
})

test('without confirmation nothing is stored', async () => {
  await loadIfEmpty(api, {})

  expect(calls.every((call) => call.startsWith('GET'))).toBe(true)
  expect(printed.at(-1)).toContain('Nothing was changed')
})

test('an environment with content is refused', async () => {
  stored = [{ id: 1 }]

  await expect(loadIfEmpty(api, { apply: true })).rejects.toThrow('already has content of the type news')
  expect(calls).toHaveLength(1)
})

test('a load continues only where one has begun', async () => {
  await expect(loadIfEmpty(api, { apply: true, continue: true })).rejects.toThrow('no load')
  expect(calls).toEqual([`GET ${STAFF_PATHS.mediaOverview}`])

  overview.folders = [{ name: FOLDERS[0] }]
  await loadIfEmpty(api, { continue: true })
  expect(printed.at(-1)).toContain('Nothing was changed')
})

test('a load whose process is killed continues, and stores each record once', async () => {
  const server = await startRecordServer()
  const killed = await server.load({ killAfter: 100 })
  const afterKill = server.stored.size
  const finished = await server.load({})
  server.stop()

  expect([killed, finished]).toEqual(['SIGKILL', null])
  expect(afterKill).toBeLessThan(server.stored.size)
  const { records, sections } = readContent()
  const created = server.calls.filter((call) => call.startsWith('POST'))
  expect(created).toHaveLength(records.length)
  expect(server.calls.filter((call) => /^PUT .*"recordVersion":0/.test(call))).toHaveLength(sections.length)
}, 240_000)

test('without a password nothing is requested', async () => {
  await expect(seedDeployed({ to: 'https://admin.example', email: 'a@example.com' }, {})).rejects.toThrow(
    'SEED_PASSWORD',
  )
})
