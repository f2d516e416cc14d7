import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../../core/store/keys.ts'
import { publishPartitions } from '../store/publishKeys.ts'
import { newestPublishRuns } from '../store/publishRuns.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { retryFailedPages } from './retryFailedPages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

test('failed pages start one run; without any, or while one is under way, nothing starts', async () => {
  const { table } = store
  const none = await retryFailedPages(table, NOW)
  await table.put({
    ...keys.page('/x'),
    gsi1pk: publishPartitions.pages(),
    gsi1sk: '!/x',
    row: { path: '/x' },
  })

  const first = await retryFailedPages(table, NOW)
  const second = await retryFailedPages(table, new Date(NOW.getTime() + 600_000))
  const runs = await newestPublishRuns(table, 5)

  expect([none, first, second]).toEqual([false, true, false])
  expect(runs.map(({ request, state }) => [request.kind, state])).toEqual([['failed', 'waiting']])
})
