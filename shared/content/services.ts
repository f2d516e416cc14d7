/** Scripts of other companies, as pages know them: what is loaded, when, and which hosts pages may reach for it. */

export const CATEGORIES = ['necessary', 'analytics', 'ads'] as const
/** `necessary` needs no consent; the others are asked for (spec §4). */
export type Category = (typeof CATEGORIES)[number]

export interface Service {
  title: string
  /** A script of every page, or a chat that is loaded when a visitor asks for it. */
  kind: 'script' | 'chat'
  category: Category
  scriptUrl: string
  /** Further hosts, as sources of a content security policy. */
  hosts: readonly string[]
  /** Names of cookies that it sets; `*` at the end stands for any ending. */
  cookies: readonly string[]
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/

function addressOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** True for an address that pages may load a script from: by TLS, or from the own machine while developing. */
export function isServiceAddress(text: string): boolean {
  const address = addressOf(text)
  if (!address || address.username !== '' || /[\s;,'"]/.test(text)) return false
  return address.protocol === 'https:' || (address.protocol === 'http:' && LOOPBACK.test(address.hostname))
}

/** `https://host`, `wss://host`, with a port or `*.` where needed: one source of a content security policy, nothing else. */
const SOURCE = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}(?::\d{1,5})?$/i
const LOCAL_SOURCE = /^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1):\d{1,5}$/

export const isSource = (text: string): boolean => SOURCE.test(text) || LOCAL_SOURCE.test(text)

/** What stands in the lines of a text; empty ones are left out. */
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

/** The services that pages may load: those that are switched on and whose addresses are in order. */
export const activeServices = (stored: readonly StoredService[]): Service[] =>
  stored
    .filter(({ isActive, scriptUrl }) => isActive && isServiceAddress(scriptUrl))
    .map(({ title, kind, category, scriptUrl, hosts, cookies }) => ({
      title,
      kind,
      category,
      scriptUrl,
      hosts: linesOf(hosts).filter(isSource),
      cookies: linesOf(cookies),
    }))

/** Every source that the policy of a page allows for these services: the scripts' origins and the further hosts. */
export const sourcesOf = (services: readonly Service[]): string[] =>
  [...new Set(services.flatMap(({ scriptUrl, hosts }) => [new URL(scriptUrl).origin, ...hosts]))].toSorted()
