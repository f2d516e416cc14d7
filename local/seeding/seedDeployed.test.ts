import { pathOf, type DemoApi } from '@flou/demo/demoApi.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadIfEmpty, seedDeployed } from './seedDeployed.ts'

let calls: string[]
let printed: string[]
let stored: unknown[]

/** Accepts everything, with ids in sequence. */
const api: DemoApi = {
  async request(method, path) {
    calls.push(`${method} ${path}`)
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
  await loadIfEmpty(api, true)

  expect(calls.filter((call) => call.startsWith('POST')).length).toBeGreaterThan(100)
  expect(calls.some((call) => call.startsWith('UPLOAD'))).toBe(true)
  for (const type of ['user', 'role']) expect(calls).not.toContain(`POST ${pathOf(type)}`)
  expect(printed.at(-1)).toMatch(/^The demo content is stored after \d+ s\.$/)
})

test('without confirmation nothing is stored', async () => {
  await loadIfEmpty(api, false)

  expect(calls.every((call) => call.startsWith('GET'))).toBe(true)
  expect(printed.at(-1)).toContain('Nothing was changed')
})

test('an environment with content is refused', async () => {
  stored = [{ id: 1 }]

  await expect(loadIfEmpty(api, true)).rejects.toThrow('already has content of the type news')
  expect(calls).toHaveLength(1)
})

test('without a password nothing is requested', async () => {
  await expect(seedDeployed({ to: 'https://admin.example', email: 'a@example.com' }, {})).rejects.toThrow(
    'SEED_PASSWORD',
  )
})
