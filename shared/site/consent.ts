import type { Category } from '../content/services.ts'

/** What visitors allow to be loaded from other companies, and how their browser remembers it (decision 44). Pure; imports no zod. */

export const CONSENT_COOKIE = 'cookie_consent'
/** How long a choice holds, in seconds: 180 days. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60
/** How long a receipt of a choice is kept, in days: three years, in which a consent may have to be proven. */
export const RECEIPT_DAYS = 3 * 365

/** Content of the cookie. */
export interface ConsentChoice {
  /** Version of the texts that the visitor read. */
  v: number
  analytics: boolean
  ads: boolean
  /** When it was made, epoch milliseconds. */
  ts: number
}

/** A choice as it is kept on our side: nothing in it says who made it. */
export interface ConsentReceipt {
  /** Random; also in the visitor's browser, who can name it. */
  id: string
  version: number
  language: 'en' | 'id'
  analytics: boolean
  ads: boolean
  /** True where Global Privacy Control decided. */
  signal: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The choice in a document's cookies; undefined where there is none, or none that can be read. */
export function readChoice(cookies: string): ConsentChoice | undefined {
  const text = cookies
    .split('; ')
    .find((part) => part.startsWith(`${CONSENT_COOKIE}=`))
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

/** The cookie that remembers a choice, as `document.cookie` takes it. */
export const choiceCookie = (choice: ConsentChoice, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(choice))}; path=/; max-age=${CONSENT_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`

export interface Decision {
  choice: ConsentChoice | undefined
  /** Version of the texts; undefined where nobody can be asked. */
  version: number | undefined
  /** The browser sends Global Privacy Control, which counts as a rejection. */
  hasSignal: boolean
}

/** True where the choice was made about the texts of today. */
export const isAnswered = ({ choice, version }: Omit<Decision, 'hasSignal'>): boolean =>
  choice !== undefined && choice.v === version

/** True where a service of a category may be loaded. */
export function isAllowed(category: Category, decision: Decision): boolean {
  if (category === 'necessary') return true
  return !decision.hasSignal && isAnswered(decision) && decision.choice?.[category] === true
}

/**
 * Which of the cookies that a browser has are among `patterns`: names, or beginnings of names followed by `*`.
 * @param cookies as `document.cookie` gives them
 */
export function cookiesToRemove(cookies: string, patterns: readonly string[]): string[] {
  const names = cookies.split('; ').map((part) => part.split('=')[0] ?? '')
  const isMeant = (name: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') && pattern.length > 1 ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    )
  return names.filter((name) => name !== '' && name !== CONSENT_COOKIE && isMeant(name))
}
