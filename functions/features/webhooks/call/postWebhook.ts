import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import type { DeliveryProblem, DeliveryResult } from '@flou/shared/webhooks.ts'
import { checkedLookup, isLoopback, isPublicAddress, RefusedAddress, type Resolve } from './publicAddress.ts'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 4_096

export interface PostedMessage {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export type PostWebhook = (message: PostedMessage) => Promise<DeliveryResult & { excerpt?: string }>

export interface PostOptions {
  /** Local runtime only: this computer may receive webhooks, also without TLS. */
  allowsLoopback?: boolean
  resolve?: Resolve
  timeout?: number
}

const CONNECTION_CODES: Readonly<Record<string, DeliveryProblem>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ENODATA: 'name',
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return 'address'
  if (!(error instanceof Error)) return 'connection'
  const { name, code = '' } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  if (/^ERR_TLS|CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  return CONNECTION_CODES[code] ?? 'connection'
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString()
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/** True for a public host over TLS. Names are resolved and checked at each call. */
export function isAllowedUrl(text: string, { allowsLoopback = false }: PostOptions = {}): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  const host = hostOf(url)
  if (allowsLoopback && (isLoopback(host) || host === 'localhost')) return true
  if (url.protocol !== 'https:') return false
  return isIP(host) === 0
    ? /\.[a-z]/.test(host) && !/\.(?:local|internal|localhost)\.?$/.test(host)
    : isPublicAddress(host)
}

/** Sends one message. Redirects are not followed; network errors are returned as a problem. */
export const webhookPost =
  ({ allowsLoopback = false, resolve, timeout = TIMEOUT_MS }: PostOptions = {}): PostWebhook =>
  async ({ url, headers, body }) => {
    if (!isAllowedUrl(url, { allowsLoopback })) return { problem: 'address' }
    const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
    const target = new URL(url)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(isAllowed, resolve),
      signal: AbortSignal.timeout(timeout),
    } as const
    try {
      const response = await new Promise<IncomingMessage>((answer, fail) => {
        const call = (target.protocol === 'http:' ? requestPlain : request)(target, options, answer)
        call.on('error', fail)
        call.end(body)
      })
      return { status: response.statusCode ?? 0, excerpt: await beginningOf(response) }
    } catch (error) {
      return { problem: problemOf(error) }
    }
  }
