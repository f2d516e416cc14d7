import { SESSION_HINT_COOKIE } from '@flou/shared/accounts/account.ts'

/** True if the marker cookie is set; the session cookie itself is HttpOnly. */
export const mayHaveSession = (): boolean => document.cookie.includes(`${SESSION_HINT_COOKIE}=`)

/** Clears the marker, so later visits skip the request. */
export const forgetSession = (): void => {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`
}
