import type { OutsideProblem } from '@flou/shared/publishing/publishing.ts'
import { callOutside, isAllowedUrl, problemOf, type CallOptions } from '../../../core/http/callOutside.ts'

const TIMEOUT_MS = 4_000
const MAX_REDIRECTS = 5
const MISSING: ReadonlySet<number> = new Set([404, 410])
/** Answers that sites give to programs although visitors see the page. */
const UNCLEAR: ReadonlySet<number> = new Set([401, 402, 403, 405, 406, 407, 418, 425, 429, 451, 503, 999])
const PROBLEMS = { name: 'name', timeout: 'timeout', certificate: 'certificate' } as const

type Method = 'HEAD' | 'GET'
export type RequestLink = (url: string, signal: AbortSignal) => Promise<OutsideProblem | undefined>

async function statusOf(url: string, method: Method, { agent, ...options }: LinkRequestOptions) {
  const response = await callOutside(
    url,
    { method, headers: { 'user-agent': agent, accept: '*/*' } },
    options,
  )
  response.destroy()
  return { status: response.statusCode ?? 0, location: response.headers.location }
}

export interface LinkRequestOptions extends CallOptions {
  agent: string
}

/** Returns 0 after too many redirects. Throws network errors; all its requests share the time. */
async function finalStatus(url: string, method: Method, options: LinkRequestOptions): Promise<number> {
  const end = performance.now() + (options.timeout ?? TIMEOUT_MS)
  let current = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const timeout = Math.max(1, Math.round(end - performance.now()))
    const { status, location } = await statusOf(current, method, { ...options, timeout })
    const next = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, current) : null
    // links without TLS and to private addresses are not followed
    if (!next || !isAllowedUrl(next.href, options)) return status
    current = next.href
  }
  return 0
}

const isFine = (status: number) => (status > 0 && status < 400) || UNCLEAR.has(status)

/** Requests the head of a page of another site, or the page where the head is refused, and reads neither. */
export const linkRequest =
  (options: LinkRequestOptions): RequestLink =>
  async (url, signal) => {
    const within = { ...options, signal }
    if (!isAllowedUrl(url, options)) return undefined
    try {
      const head = await finalStatus(url, 'HEAD', within).catch(() => 0)
      if (head > 0 && head < 400) return undefined
      const status = await finalStatus(url, 'GET', within)
      if (isFine(status)) return undefined
      return MISSING.has(status) ? 'missing' : 'status'
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'address') return undefined
      return problem in PROBLEMS ? PROBLEMS[problem as keyof typeof PROBLEMS] : 'connection'
    }
  }
