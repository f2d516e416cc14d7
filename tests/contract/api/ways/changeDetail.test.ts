import type { Option, StoredRecord } from '@flou/shared/api.ts'
import type { ArrangedRecord, ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startContentApi, type ContentApi } from '../contentApi.ts'

/** Details of a change request for its approver. */
const MENU = '/api/dashboard/menu'
let api: ContentApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
})
afterAll(() => api.stop())

const translations = (text: string) => [
  { languageId: 1, title: `${text} id`, contentTitle: 'x' },
  { languageId: 2, title: text, contentTitle: 'x' },
]
const add = async (path: string, text: string, order: number) =>
  (await api.call<StoredRecord>('POST', path, { body: { type: 0, order, translations: translations(text) } }))
    .data
const known = ({ id, recordVersion }: StoredRecord) => ({ id, recordVersion })

test('an arrangement tells old and new places, also of what moves below another record', async () => {
  const listed = (await api.call<StoredRecord[]>('GET', `${MENU}?perPage=100`)).data
  const [one, two] = [await add(MENU, 'One', 100), await add(MENU, 'Two', 110)]
  const [first, second] = [
    await add(`${MENU}/${one.id}/sub-menu`, 'First', 10),
    await add(`${MENU}/${one.id}/sub-menu`, 'Second', 20),
  ]
  const below = (parentId: number, records: StoredRecord[]) => ({
    type: 'subMenu',
    parentId,
    records: records.map(known),
  })

  const { changeRequest } = await api.call('PUT', `${MENU}/order`, {
    token: await api.tokenNeedingApproval(),
    body: {
      records: [...listed, two, one].map(known),
      below: [below(one.id, [second]), below(two.id, [first])],
    },
    headers: { 'idempotency-key': 'arrangement' },
  })
  const { data } = await api.call<ChangeRequestDetail>('GET', `/api/dashboard/workflow/${changeRequest?.id}`)
  const positionsOf = ({ id }: StoredRecord) => {
    const found = data.order?.find((record: ArrangedRecord) => record.id === id && record.type === 'subMenu')
    return [found?.titles.en, found?.from, found?.to]
  }

  expect(data.order?.filter(({ type }) => type === 'menu').slice(-2)).toMatchObject([
    { id: two.id, from: { position: listed.length + 2 }, to: { position: listed.length + 1 } },
    { id: one.id, from: { position: listed.length + 1 }, to: { position: listed.length + 2 } },
  ])
  expect(positionsOf(first)).toEqual([
    'First',
    { parentId: one.id, position: 1 },
    { parentId: two.id, position: 1 },
  ])
  expect(positionsOf(second)).toEqual([
    'Second',
    { parentId: one.id, position: 2 },
    { parentId: one.id, position: 1 },
  ])
})

test('who decides about changes reads the titles of what they point at', async () => {
  const path = '/api/dashboard/options/newsCategory'

  const approver = await api.call<Option[]>('GET', path, { token: await api.tokenOnlyWith('Workflow') })
  const other = await api.call('GET', path, { token: await api.tokenOnlyWith('Publishing') })

  expect([approver.status, other.status]).toEqual([200, 403])
})
