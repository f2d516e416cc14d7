import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { edgeStore } from './edgeStore.ts'

const ARN = 'arn:aws:cloudfront::123456789012:key-value-store/abc'
const BASE = `https://123456789012.cloudfront-kvs.global.api.aws/key-value-stores/${encodeURIComponent(ARN)}`

interface Sent {
  url: string
  headers: Record<string, string>
  body: { Puts: { Key: string; Value: string }[]; Deletes: { Key: string }[] } | undefined
}
let sent: Sent[] = []
let conflicts = 0

const answerTo = (url: string, method: string): Response => {
  if (method === 'GET' && url.includes('/keys'))
    return Response.json(
      url.includes('NextToken')
        ? { Items: [{ Key: 'b', Value: '2' }] }
        : { Items: [{ Key: 'a', Value: '1' }], NextToken: 'next' },
    )
  if (method === 'GET') return Response.json({}, { headers: { etag: 'E1' } })
  conflicts -= 1
  return Response.json({}, { status: conflicts >= 0 ? 409 : 200 })
}

beforeEach(() => {
  sent = []
  conflicts = 0
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_ENDPOINT_URL', undefined)
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET', headers, body }: RequestInit) => {
    sent.push({
      url: String(url),
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? (JSON.parse(body) as Sent['body']) : undefined,
    })
    return answerTo(String(url), method)
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('keys are stored in calls of 50, each for the version that was read, signed for all regions', async () => {
  const keys = ['old', ...Array.from({ length: 60 }, (_, index) => `R1/${index}`)]
  await edgeStore(ARN).update(
    keys,
    async (asked) => new Map(asked.filter((key) => key !== 'old').map((key) => [key, '1'])),
  )

  const writes = sent.filter(({ body }) => body)
  expect(writes.map(({ body }) => [body?.Puts.length, body?.Deletes.length])).toEqual([
    [49, 1],
    [11, 0],
  ])
  expect(writes[0]?.url).toBe(`${BASE}/keys`)
  expect(writes[0]?.headers).toMatchObject({
    'if-match': 'E1',
    'x-amz-region-set': '*',
    authorization: expect.stringMatching(
      /^AWS4-ECDSA-P256-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/cloudfront-keyvaluestore\/aws4_request, /,
    ),
  })
})

test('a concurrent change is read again; lasting conflicts are an error', async () => {
  conflicts = 2
  let reads = 0
  const read = async () => new Map([['list', `${(reads += 1)}`]])
  await edgeStore(ARN).update(['list'], read)
  expect(sent.flatMap(({ body }) => body?.Puts.map(({ Value }) => Value) ?? [])).toEqual(['1', '2', '3'])

  conflicts = 9
  await expect(edgeStore(ARN).update(['list'], read)).rejects.toThrow('concurrently')
})

test('all entries are listed, page by page', async () => {
  expect(await edgeStore(ARN).entries()).toEqual(
    new Map([
      ['a', '1'],
      ['b', '2'],
    ]),
  )
})
