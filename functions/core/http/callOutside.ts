import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import type { DeliveryProblem } from '@flou/shared/webhooks.ts'
import { checkedLookup, isLoopback, isPublicAddress, RefusedAddress, type Resolve } from './publicAddress.ts'

export interface CallOptions {
  /** Local runtime only: this computer may be called, also without TLS. */
  allowsLoopback?: boolean
  resolve?: Resolve
  /** Milliseconds. */
  timeout?: number
  signal?: AbortSignal
}

const CONNECTION_CODES: Readonly<Record<string, DeliveryProblem>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ENODATA: 'name',
}

export function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return 'address'
  if (!(error instanceof Error)) return 'connection'
  const { name, code = '' } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  if (/^ERR_TLS|CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  return CONNECTION_CODES[code] ?? 'connection'
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

/** True for a public host over TLS. Names are resolved and checked at each call. */
export function isAllowedUrl(text: string, { allowsLoopback = false }: CallOptions = {}): boolean {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '') return false
  const host = hostOf(url)
  if (allowsLoopback && (isLoopback(host) || host === 'localhost')) return true
  if (url.protocol !== 'https:') return false
  return isIP(host) === 0
    ? /\.[a-z]/.test(host) && !/\.(?:local|internal|localhost)\.?$/.test(host)
    : isPublicAddress(host)
}

export interface OutsideRequest {
  method: 'GET' | 'HEAD' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Calls an allowed URL of another site. Redirects are not followed; the caller must read or destroy the answer. */
export async function callOutside(
  url: string,
  { method, headers, body }: OutsideRequest,
  { allowsLoopback = false, resolve, timeout = 10_000, signal }: CallOptions = {},
): Promise<IncomingMessage> {
  const target = new URL(url)
  if (!isAllowedUrl(url, { allowsLoopback })) throw new RefusedAddress(target.hostname)
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const options = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    agent: false,
    lookup: checkedLookup(isAllowed, resolve),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  } as const
  return new Promise<IncomingMessage>((answer, fail) => {
    const call = (target.protocol === 'http:' ? requestPlain : request)(target, options, answer)
    call.on('error', fail)
    call.end(body)
  })
}
