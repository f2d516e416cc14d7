import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { memoryStore } from '../../../../tests/contract/editor/fakes.ts'
import { beforeUpdates, isReplacedByUpdate, readUpdate, replacesForm } from './hotUpdates.ts'
import { createRecovery, type RecoveryEntry } from './recovery.ts'

const update = { at: 1_000, path: '/dashboard2/news/edit/1' }

test('a form replaces one that was removed shortly before, at the same path', () => {
  expect(replacesForm(update, update.path, 1_500)).toBe(true)
  expect(replacesForm(update, '/dashboard2/news/edit/2', 1_500)).toBe(false)
  expect(replacesForm(update, update.path, 500)).toBe(false)
  expect(replacesForm(update, update.path, 61_000)).toBe(false)
  expect(replacesForm(undefined, update.path, 1_500)).toBe(false)
})

test('a damaged note is none', () => {
  expect(readUpdate(JSON.stringify(update))).toEqual(update)
  expect([readUpdate(null), readUpdate('yes'), readUpdate('{"at":"1"}')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the development server announces updates to the module', async () => {
  const server = await createServer({
    configFile: false,
    root: new URL('../../..', import.meta.url).pathname,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const served = await server.transformRequest('/src/core/unsaved/hotUpdates.ts')
    expect(served?.code).toContain('import.meta.hot = ')
  } finally {
    await server.close()
  }
})

test('text typed right before an update is stored, and is restored by the form that replaces it', async () => {
  const session = new Map<string, string>()
  vi.stubGlobal('location', { pathname: update.path })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
  })
  const listeners = new Map<string, () => void>()
  const hot = {
    on: (event: string, act: () => void) => void listeners.set(event, act),
    off: (event: string) => void listeners.delete(event),
  }
  const store = memoryStore(new Map<string, RecoveryEntry>())
  const form = (id: string) =>
    createRecovery({ store, person: 7, record: update.path, id, schedule: () => () => undefined })
  const removed = form('removed')
  const stop = beforeUpdates(() => void removed.flush(), hot)
  const mounted = Date.now()

  removed.save(() => ({ version: 3, values: { title: 'Typed' } }))
  expect(await form('other').readEarlier()).toEqual([])
  listeners.get('vite:beforeUpdate')?.()
  await removed.flush()

  expect(await form('replacing').readEarlier()).toMatchObject([{ version: 3, values: { title: 'Typed' } }])
  expect([isReplacedByUpdate(Date.now()), isReplacedByUpdate(mounted - 1)]).toEqual([true, false])
  stop()
  expect(listeners.size).toBe(0)
})
