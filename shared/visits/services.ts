const CATEGORIES = ['necessary', 'analytics', 'ads'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Service {
  title: string
  kind: 'script' | 'chat'
  category: Category
  scriptUrl: string
  hosts: readonly string[]
  /** Cookie names; a trailing `*` matches any suffix. */
  cookies: readonly string[]
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** True for HTTPS URLs, or loopback for development. */
export function isServiceUrl(text: string): boolean {
  const url = parseUrl(text)
  if (!url || url.username !== '' || /[\s;,'"]/.test(text)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}

/** One CSP source: `https://host` or `wss://host`, optional port or `*.`. */
const SOURCE = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}(?::\d{1,5})?$/i
const LOCAL_SOURCE = /^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/

export const isSource = (text: string): boolean => SOURCE.test(text) || LOCAL_SOURCE.test(text)

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface StoredService extends Omit<Service, 'hosts' | 'cookies'> {
  isActive: boolean
  hosts: string
  cookies: string
}

export const activeServices = (stored: readonly StoredService[]): Service[] =>
  stored
    .filter(({ isActive, scriptUrl }) => isActive && isServiceUrl(scriptUrl))
    .map(({ title, kind, category, scriptUrl, hosts, cookies }) => ({
      title,
      kind,
      category,
      scriptUrl,
      hosts: linesOf(hosts).filter(isSource),
      cookies: linesOf(cookies),
    }))

export const sourcesOf = (services: readonly Service[]): string[] =>
  [...new Set(services.flatMap(({ scriptUrl, hosts }) => [new URL(scriptUrl).origin, ...hosts]))].toSorted()
