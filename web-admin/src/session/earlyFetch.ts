import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'

/** `fetch` that returns the early session response once. */
export const earlyFetch: typeof fetch = (input, init) => {
  const early = globalThis.earlySession
  if (input !== ACCOUNT_PATHS.refresh || !early) return fetch(input, init)
  globalThis.earlySession = undefined
  return early
}
