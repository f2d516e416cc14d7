import { expect, test } from 'vitest'
import { invokeForApi, MOST_CONCURRENT } from './httpApi.ts'

const EVENT = { version: '2.0' }
const fn = (waiting: number) => ({ waiting, invoke: async () => ({ statusCode: 204 }) })

test('beyond so many calls under way a request is told when to come again, and the function not called', async () => {
  const refused = await invokeForApi(fn(MOST_CONCURRENT), EVENT)

  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect((await invokeForApi(fn(MOST_CONCURRENT - 1), EVENT)).status).toBe(204)
})
