import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { streamRecord } from './testRecords.ts'
import { messagesOf } from './webhookMessages.ts'

const CATEGORY = '/api/dashboard/news/category'
const SITE = 'https://flou.example'
let api: TestApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const contents = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: title }))
const source = () => ({ table: api.table, registry: REGISTRY, siteOrigin: SITE })

/** Messages of the live record's change by a call. */
async function messagesOfCall(id: number, call: () => Promise<{ data: { id: number } | null }>) {
  const before = await api.table.get(keys.live('newsCategory', id))
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  const { data } = await call()
  const key = keys.live('newsCategory', data?.id ?? id)
  const after = await api.table.get(key)
  const at = api.clock.now.getTime()
  const record = streamRecord(before && { ...before, ...key }, after && { ...after, ...key }, {
    at,
    sequence: `${at}`,
  })
  return messagesOf(source(), [record, record])
}

test('a record is created, changed, unpublished, published and deleted, with its title and page', async () => {
  const events = async (id: number, call: Parameters<typeof messagesOfCall>[1]) => {
    const messages = await messagesOfCall(id, call)
    const [first, repeated] = [messages.slice(0, messages.length / 2), messages.slice(messages.length / 2)]
    expect(repeated).toEqual(first)
    return first
  }
  const body = (title: string, recordVersion?: number) => ({
    body: { contents: contents(title), ...(recordVersion && { recordVersion }) },
  })
  let id = 0
  const created = await events(0, async () => {
    const answer = await api.call<StoredRecord>('POST', CATEGORY, body('Cloud'))
    ;({ id } = answer.data)
    return answer
  })
  const address = `${CATEGORY}/${id}`
  const changed = await events(id, () => api.call('PUT', address, body('Awan', 1)))
  const deleted = await events(id, () => api.call('DELETE', address))
  const restored = await events(id, () => api.call('POST', `${address}/restore`))
  const named = (messages: Awaited<ReturnType<typeof events>>) => messages.map((message) => message.event)

  expect([created, changed, deleted, restored].map(named)).toEqual([
    ['created', 'published'],
    ['changed'],
    ['unpublished', 'deleted'],
    expect.arrayContaining(['published']),
  ])
  expect(changed[0]).toMatchObject({ type: 'newsCategory', recordId: id, title: { en: 'Awan', id: 'Awan' } })
  expect(created[0]?.id).toMatch(/^msg_\d{13}_[\da-f]{32}$/)
})

test('a finished publish run is reported once', async () => {
  const run = (state: string) => ({ pk: 'publish#runs', sk: 'r1', state })
  const record = (before: string, after: string) =>
    streamRecord(run(before), run(after), { at: 1_000, sequence: `${before}${after}` })

  const messages = await messagesOf(source(), [
    record('waiting', 'running'),
    record('running', 'done'),
    record('done', 'done'),
  ])
  expect(messages).toMatchObject([{ event: 'finished', type: 'publishRun', recordId: 'r1' }])
})

test('a release is reported when it is live, undone or stopped, but not when its undo is refused', async () => {
  const release = (state: string) => ({
    pk: 'release#R1',
    sk: '-',
    row: JSON.stringify({ name: 'Spring prices', state }),
  })
  const record = (before: string, after: string) =>
    streamRecord(release(before), release(after), { at: 1_000, sequence: `${before}${after}` })

  const messages = await messagesOf(source(), [
    record('open', 'building'),
    record('applying', 'live'),
    record('live', 'live'),
    record('undoing', 'live'),
    record('undoing', 'undone'),
    record('ready', 'failed'),
  ])
  expect(messages.map(({ state }) => state)).toEqual(['live', 'undone', 'failed'])
  expect(messages[0]).toMatchObject({
    event: 'released',
    type: 'release',
    recordId: 'R1',
    title: { en: 'Spring prices', id: 'Spring prices' },
  })
})

test('users and roles cause no messages', async () => {
  const user = { ...keys.live('user', 7), type: 'user', id: 7, state: 'published', version: 1, data: '{}' }

  expect(await messagesOf(source(), [streamRecord(undefined, user, { at: 1_000, sequence: '1' })])).toEqual(
    [],
  )
})
