import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { changeRequestItem, type StoredChangeRequest } from './changeRequestItems.ts'
import { closedChangeRequests } from './readChangeRequests.ts'

const START = Date.parse('2026-11-01T00:00:00.000Z')
const COUNT = 250
let store: TestTable

function decided(minute: number): StoredChangeRequest {
  const at = new Date(START + minute * 60_000)
  const { approved, rejected } = WORKFLOW_STATUS
  return {
    id: newUlid(at),
    status: minute % 10 === 0 ? rejected : approved,
    kind: 'update',
    type: 'news',
    recordId: minute + 1,
    titles: { en: `Article ${minute}`, id: `Artikel ${minute}` },
    area: 'news',
    author: { id: 2, name: 'Citra', title: '' },
    contributors: [2],
    submitted: new Date(START).toISOString(),
    updated: at.toISOString(),
    round: 1,
    hash: 'hash',
    recordVersion: 1,
    liveVersion: 1,
    decided: at.toISOString(),
    decidedBy: { id: 3, name: 'Damar' },
    method: 'PUT',
    media: {},
  }
}

beforeAll(async () => {
  store = await startTestTable()
  for (let minute = 0; minute < COUNT; minute += 1) await store.table.put(changeRequestItem(decided(minute)))
})
afterAll(() => store.stop())

const ALL = { from: '2026-01-01', to: '2027-01-01' }
const isRejected = ({ status }: StoredChangeRequest) => status === WORKFLOW_STATUS.rejected
const numbers = (changeRequests: readonly StoredChangeRequest[]) =>
  changeRequests.map(({ recordId }) => recordId - 1)

test('a filter that looks through many decisions finds each of them once', async () => {
  const { changes: changeRequests, cursor } = await closedChangeRequests(store.table, {
    ...ALL,
    perPage: 100,
    isIncluded: isRejected,
  })

  expect(numbers(changeRequests)).toEqual(Array.from({ length: 25 }, (_, index) => 240 - index * 10))
  expect(cursor).toBeUndefined()
})

test('page after page gives every decision once, the newest first', async () => {
  const found: number[] = []
  let cursor: string | undefined
  do {
    const page = await closedChangeRequests(store.table, {
      ...ALL,
      perPage: 40,
      cursor,
      isIncluded: () => true,
    })
    found.push(...numbers(page.changes))
    cursor = page.cursor
  } while (cursor !== undefined)

  expect(found).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - 1 - index))
})

test('both ends of a time are within it, and one that ends before it begins holds nothing', async () => {
  const at = (minute: number) => new Date(START + minute * 60_000).toISOString()
  const between = (from: string, to: string) =>
    closedChangeRequests(store.table, { from, to, perPage: 100, isIncluded: () => true })

  expect(numbers((await between(at(3), at(5))).changes)).toEqual([5, 4, 3])
  expect(await between(at(5), at(3))).toEqual({ changes: [] })
})

test('a cursor of another time widens nothing', async () => {
  const range = { from: '2026-10-01', to: '2026-10-31' }

  const { changes: changeRequests } = await closedChangeRequests(store.table, {
    ...range,
    perPage: 10,
    cursor: '2026-11-01T02:00:00.000Z#X',
    isIncluded: () => true,
  })

  expect(changeRequests).toEqual([])
})
