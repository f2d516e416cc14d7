import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import type { EstimateFigures, EstimateListRow, EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleOf, signUpAt } from '../inbox/testInbox.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { estimateItem, estimateMessageId, hashOfKey, newEstimateKey } from './estimateItem.ts'
import { submissionItem } from '../forms/submissionItems.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const LIST = '/api/dashboard/estimates'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

async function save(name: string, changes: Partial<EstimateRow> = {}): Promise<string> {
  const id = newEstimateKey()
  const row: EstimateRow = {
    id,
    name,
    language: 'id',
    period: 'month',
    created: '2026-11-20T03:00:00.000Z',
    updated: '2026-11-20T03:00:00.000Z',
    lastDay: '2027-02-18',
    lines: 1,
    total: 10_000,
    products: [7],
    regions: [1],
    ...changes,
  }
  const estimate = { name, period: 'month', items: [] } as const
  await api.table.put(estimateItem({ row, estimate, editHash: hashOfKey(newEstimateKey()) }))
  return id
}

test('staff see what is asked for, the newest first, and take one down', async () => {
  const now = api.clock.now
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table: api.table, now, newId: api.services.newId, by, service: 'test', method: 'POST' }
  const contents = [1, 2].map((languageId) => ({ languageId, title: 'Jakarta' }))
  await createRecord(context, region, { fields: { ...initialOf(region.declaration, now), contents } })
  await save('Lama')
  await save('Kedaluwarsa', { lastDay: '2026-11-20' })
  const id = await save('Baru', { created: '2026-11-21T02:00:00.000Z' })

  const listed = await api.call<EstimateListRow[]>('GET', LIST)
  expect(listed.data.map(({ name, products, regions }) => [name, products, regions])).toEqual([
    ['Baru', ['#7'], ['Jakarta']],
    ['Lama', ['#7'], ['Jakarta']],
  ])
  expect(listed.data[0]?.url).toBe(`/id/pricing/calculator#s=${id}`)
  const { data: figures } = await api.call<EstimateFigures>('GET', `${LIST}/figures`)
  expect(figures).toMatchObject({ counted: 2, regions: [{ id: 1, title: 'Jakarta', count: 2 }] })
  expect(figures.days.slice(-2).map(({ count }) => count)).toEqual([1, 1])

  expect((await api.call('DELETE', `${LIST}/${id}`)).status).toBe(200)
  expect((await api.call('DELETE', `${LIST}/${id}`)).status).toBe(404)
  expect((await api.call<unknown[]>('GET', LIST)).data).toHaveLength(1)
})

test('the message that staff made of an estimate is named, to those who may read it', async () => {
  const id = await save('Ditindaklanjuti', { created: '2026-11-21T02:05:00.000Z' })
  const stored = sampleOf('contactMessage', 1, { id: estimateMessageId(id) })
  await api.table.put(submissionItem(contactMessage, stored))
  const rowFor = async (token: string) =>
    (await api.call<EstimateListRow[]>('GET', LIST, { token })).data.find((row) => row.id === id)
  const { token } = await signUpAt(api)(['Manage Pricing'])

  expect((await rowFor(api.token))?.messageId).toBe(stored.id)
  expect(await rowFor(token)).toMatchObject({ id, name: 'Ditindaklanjuti' })
  expect(await rowFor(token)).not.toHaveProperty('messageId')
})

test('a total that is too large is null in the list and in the audit log; earlier rows can be read', async () => {
  const early = await save('Dulu', { created: '2026-11-21T02:10:00.000Z' })
  const large = await save('Raksasa', { created: '2026-11-21T02:20:00.000Z', total: null })
  const partial = await save('Sebagian', { created: '2026-11-21T02:30:00.000Z', unpriced: 2 })

  const { data } = await api.call<EstimateListRow[]>('GET', LIST)
  expect(data.slice(0, 3).map(({ id, total, unpriced }) => [id, total, unpriced])).toEqual([
    [partial, 10_000, 2],
    [large, null, undefined],
    [early, 10_000, undefined],
  ])
  expect((await api.call<EstimateFigures>('GET', `${LIST}/figures`)).status).toBe(200)
  api.clock.now = new Date(api.clock.now.getTime() + 60_000) // its entry is the newest
  expect((await api.call('DELETE', `${LIST}/${large}`)).status).toBe(200)
  const { data: entries } = await api.call<AuditEntry[]>('GET', `${STAFF_PATHS.auditLog}?perPage=1`)
  expect(entries[0]).toMatchObject({ entity: 'estimate', action: expect.stringContaining('Raksasa') })
  const { data: entry } = await api.call<AuditEntry>('GET', STAFF_PATHS.auditEntry(entries[0]?.id ?? ''))
  expect(JSON.parse(entry.data ?? '')).toMatchObject({
    before: { name: 'Raksasa', total: null },
    after: null,
  })
})

test('the list has pages, each continuing where the one before ended', async () => {
  const created = (index: number) => `2026-10-01T03:00:${String(index).padStart(2, '0')}.000Z`
  for (let index = 0; index < 30; index += 1) await save(`Lama ${index}`, { created: created(index) })

  const ids: string[] = []
  const sizes: number[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page: { data: EstimateListRow[]; cursor?: string } = await api.call(
      'GET',
      `${LIST}?cursor=${cursor}`,
    )
    ids.push(...page.data.map(({ id }) => id))
    sizes.push(page.data.length)
    cursor = page.cursor
  }

  expect(sizes).toHaveLength(2)
  expect(ids.length).toBeGreaterThan(30)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['x', ...['null', '5', '"x"'].map((json) => Buffer.from(json).toString('base64url'))])(
  'the cursor %s is refused',
  async (cursor) => {
    expect((await api.call('GET', `${LIST}?cursor=${cursor}`)).status).toBe(400)
  },
)

test('a caller who is nobody is refused', async () => {
  expect((await api.call('GET', LIST, { token: undefined })).status).toBe(401)
})
