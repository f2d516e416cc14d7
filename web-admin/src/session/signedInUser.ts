import type { SignedInUser } from '@flou/shared/account.ts'
import * as z from 'zod/mini'
import { kept } from '../state/localStorage.ts'

/** Names of what the browser keeps about who is signed in (spec §3, §4, §9). */
export const KEPT_USER = 'auth.user'
export const KEPT_STRATEGY = 'auth.strategy'
/** Accounts log in with credentials of their own. */
const STRATEGY = 'local'

const cookie = (value: string, seconds?: number) => {
  const lifetime = seconds === undefined ? '' : `; max-age=${seconds}`
  document.cookie = `${KEPT_STRATEGY}=${value}; path=/; samesite=strict${lifetime}`
}

/**
 * Keeps name, e-mail and picture of who is signed in, as other pages of this origin may show them: no token, and nothing that
 * signs anybody in. The session itself is the HttpOnly cookie of the account calls.
 */
export function keepUser({ fullName, email, avatar: { imageDefault } }: SignedInUser): void {
  kept.write(KEPT_USER, JSON.stringify({ fullName, email, avatar: { imageDefault } }))
  kept.write(KEPT_STRATEGY, STRATEGY)
  cookie(STRATEGY)
}

const keptSchema = z.object({ email: z.string() })

/** The address in what `keepUser` has kept; '' for anything else. */
export function keptEmail(text: string): string {
  try {
    return keptSchema.safeParse(JSON.parse(text)).data?.email ?? ''
  } catch {
    return ''
  }
}

/** Clears what `keepUser` keeps. */
export function forgetUser(): void {
  kept.forget(KEPT_USER)
  kept.forget(KEPT_STRATEGY)
  cookie('', 0)
}
