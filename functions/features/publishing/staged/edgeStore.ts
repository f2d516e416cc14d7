import * as z from 'zod/mini'
import { environment } from '../../../core/http/environment.ts'
import { signV4a } from './signV4a.ts'

/** Values by key that the CDN's functions read; a change reaches all edge locations within seconds. */
export interface EdgeStore {
  entries: () => Promise<Map<string, string>>
  /** Stores the values that `read` returns; keys without one are removed. A concurrent change repeats `read`. */
  update: (keys: readonly string[], read: ReadValues) => Promise<void>
}

type ReadValues = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

const SERVICE = 'cloudfront-keyvaluestore'
/** CloudFront's limit of a call. */
const MAX_KEYS = 50
const ATTEMPTS = 5
const TIMEOUT_MS = 10_000
const CONFLICT = 409

const CALLER = {
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_ENDPOINT_URL: z.optional(z.string()),
} as const

interface EdgeCall {
  method: 'GET' | 'POST'
  path?: string
  query?: Record<string, string>
  body?: object
  etag?: string
}

/** Calls a key value store of CloudFront. Throws if the answer is no success. */
async function send(arn: string, { method, path = '', query = {}, body, etag }: EdgeCall) {
  const caller = environment(CALLER)
  const [, , , , account = ''] = arn.split(':')
  const origin = caller.AWS_ENDPOINT_URL ?? `https://${account}.cloudfront-kvs.global.api.aws`
  const url = new URL(`${origin}/key-value-stores/${encodeURIComponent(arn)}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = signV4a(
    {
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(etag !== undefined && { 'if-match': etag }),
      },
      body: text,
    },
    {
      service: SERVICE,
      now: new Date(),
      credentials: {
        accessKeyId: caller.AWS_ACCESS_KEY_ID,
        secretAccessKey: caller.AWS_SECRET_ACCESS_KEY,
        sessionToken: caller.AWS_SESSION_TOKEN,
      },
    },
  )
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body: text }),
  })
  if (!response.ok && response.status !== CONFLICT)
    throw new Error(`The key value store answered ${response.status}: ${await response.text()}`)
  return response
}

const pageSchema = z.object({
  Items: z.array(z.object({ Key: z.string(), Value: z.string() })),
  NextToken: z.optional(z.nullable(z.string())),
})

async function readEntries(arn: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  let next: string | null | undefined
  do {
    const query = { MaxResults: String(MAX_KEYS), ...(next && { NextToken: next }) }
    const response = await send(arn, { method: 'GET', path: '/keys', query })
    const { Items, NextToken } = pageSchema.parse(await response.json())
    for (const { Key, Value } of Items) entries.set(Key, Value)
    next = NextToken
  } while (next)
  return entries
}

async function updateChunk(arn: string, keys: readonly string[], read: ReadValues): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const etag = (await send(arn, { method: 'GET' })).headers.get('etag') ?? ''
    const values = await read(keys)
    const Puts = [...values].map(([Key, Value]) => ({ Key, Value }))
    const Deletes = keys.filter((key) => !values.has(key)).map((Key) => ({ Key }))
    const { status } = await send(arn, { method: 'POST', path: '/keys', body: { Puts, Deletes }, etag })
    if (status !== CONFLICT) return
    if (attempt === ATTEMPTS) throw new Error('The key value store was changed concurrently.')
  }
}

export const edgeStore = (arn: string): EdgeStore => ({
  entries: () => readEntries(arn),
  update: async (keys, read) => {
    for (let start = 0; start < keys.length; start += MAX_KEYS)
      await updateChunk(arn, keys.slice(start, start + MAX_KEYS), read)
  },
})
