import type { Category } from './services.ts'

/** Consent to third-party scripts. No zod import, because pages load this file. */

export const CONSENT_COOKIE = 'cookie_consent'
const CONSENT_SECONDS = 180 * 24 * 60 * 60
/** Three years, for proof of consent. */
export const CONSENT_RETENTION_DAYS = 3 * 365

export interface ConsentChoice {
  v: number
  analytics: boolean
  ads: boolean
  ts: number
}

/** Anonymous server-side record of a consent choice. */
export interface ConsentRecord {
  /** Random id, also stored in the visitor's browser. */
  id: string
  version: number
  language: 'en' | 'id'
  analytics: boolean
  ads: boolean
  signal: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses the consent cookie; undefined if absent or invalid. */
export function readChoice(cookies: string): ConsentChoice | undefined {
  const text = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    if (!isObject(value)) return undefined
    const { v, analytics, ads, ts } = value
    const isRead =
      typeof v === 'number' &&
      typeof analytics === 'boolean' &&
      typeof ads === 'boolean' &&
      typeof ts === 'number'
    return isRead ? { v, analytics, ads, ts } : undefined
  } catch {
    return undefined
  }
}

export const choiceCookie = (choice: ConsentChoice, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(choice))}; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`

export interface Decision {
  choice: ConsentChoice | undefined
  /** Version of the texts; undefined if there are none. */
  version: number | undefined
  hasSignal: boolean
}

export const isChoiceCurrent = ({ choice, version }: Omit<Decision, 'hasSignal'>): boolean =>
  choice !== undefined && choice.v === version

export function isAllowed(category: Category, decision: Decision): boolean {
  if (category === 'necessary') return true
  return !decision.hasSignal && isChoiceCurrent(decision) && decision.choice?.[category] === true
}

/** Returns existing cookies that match `patterns` (names, or prefixes ending with `*`). */
export function cookiesToRemove(cookies: string, patterns: readonly string[]): string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const isMatch = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') && pattern.length > 1 ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
  return names.filter((name) => name !== '' && name !== CONSENT_COOKIE && isMatch(name))
}
