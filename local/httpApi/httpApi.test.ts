import { expect, test } from 'vitest'
import { openStack } from '../template/stack.ts'
import { invokeForApi, MOST_CONCURRENT } from './httpApi.ts'
import { tooLarge, withLambdaLimits } from './limits.ts'
import { createThrottle } from './throttle.ts'

const EVENT = { version: '2.0' }
const fn = (waiting: number) => ({ waiting, invoke: async () => ({ statusCode: 204 }) })

test('beyond so many calls under way a request is told when to come again, and the function not called', async () => {
  const refused = await invokeForApi(fn(MOST_CONCURRENT), EVENT)

  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect((await invokeForApi(fn(MOST_CONCURRENT - 1), EVENT)).status).toBe(204)
})

const MEGABYTE = 1024 * 1024
const answer = (bytes: number) => ({
  waiting: 0,
  invoke: async () => ({ statusCode: 200, body: 'x'.repeat(bytes) }),
})

test('events and results above 6 MB fail as on AWS', async () => {
  const statusOf = async (event: object, bytes: number) =>
    (await invokeForApi(withLambdaLimits(answer(bytes)), event)).status

  expect(await statusOf({ body: 'x'.repeat(5 * MEGABYTE) }, 5 * MEGABYTE)).toBe(200)
  expect(await statusOf({ body: 'x'.repeat(6 * MEGABYTE) }, 1)).toBe(413)
  expect(await statusOf({}, 6 * MEGABYTE)).toBe(500)
})

test('a head above 10 KB is refused', () => {
  const request = { method: 'GET', path: '/api', query: '', cookie: undefined, sourceIp: '', body: undefined }

  expect(tooLarge({ ...request, headers: { accept: 'a'.repeat(9_000) } })).toBeUndefined()
  expect(tooLarge({ ...request, headers: { accept: 'a'.repeat(11_000) } })?.status).toBe(431)
})

test('each route has the rate of its stage, or the default one', () => {
  let now = 0
  const rates = (rate: number, burst: number) => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst })
  const Properties = {
    DefaultRouteSettings: rates(1000, 2000),
    RouteSettings: { 'POST /api/forms': rates(1, 2) },
  }
  const template = { Resources: { Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties } } }
  const stack = openStack({ name: 'Test', template, assetPath: (key) => key })
  const isThrottled = createThrottle(stack, () => now)
  const send = () => isThrottled('POST /api/forms')

  expect([send(), send(), send()]).toEqual([false, false, true])
  now = 1_000
  expect([send(), send()]).toEqual([false, true])
  expect(isThrottled('GET /api/news')).toBe(false)
})
