import { type SignedInUser, SESSION_HINT_COOKIE } from '@flou/shared/accounts/account.ts'
import * as z from 'zod/mini'
import { browserStorage } from '../state/localStorage.ts'

export const USER_KEY = 'auth.user'
const PERSON_KEY = 'flou.person'
const STRATEGY_KEY = 'auth.strategy'
const STRATEGY = 'local'

const cookie = (value: string, seconds?: number) => {
  const lifetime = seconds === undefined ? '' : `; max-age=${seconds}`
  document.cookie = `${STRATEGY_KEY}=${value}; path=/; samesite=strict${lifetime}`
}

/** Stores name, email, picture and id for other pages of this origin and for visits without network; no credentials. */
export function storeUser({ id, fullName, email, avatar: { imageDefault } }: SignedInUser): void {
  browserStorage.write(USER_KEY, JSON.stringify({ fullName, email, avatar: { imageDefault } }))
  browserStorage.write(PERSON_KEY, String(id))
  browserStorage.write(STRATEGY_KEY, STRATEGY)
  cookie(STRATEGY)
}

/** Returns the id of the last person who has not logged out; 0 without one. */
export const storedPerson = (): number => Number(browserStorage.read(PERSON_KEY) ?? 0)

const storedUserSchema = z.object({ email: z.string() })

/** Parses the email from stored data; '' if invalid. */
export function storedEmail(text: string): string {
  try {
    return storedUserSchema.safeParse(JSON.parse(text)).data?.email ?? ''
  } catch {
    return ''
  }
}

export function forgetUser(): void {
  browserStorage.forget(USER_KEY)
  browserStorage.forget(PERSON_KEY)
  browserStorage.forget(STRATEGY_KEY)
  cookie('', 0)
}

/** True if the marker cookie is set; the session cookie itself is HttpOnly. */
export const mayHaveSession = (): boolean => document.cookie.includes(`${SESSION_HINT_COOKIE}=`)

/** Clears the marker, so later visits skip the request. */
export const forgetSession = (): void => {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`
}
