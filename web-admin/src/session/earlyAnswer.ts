import { ACCOUNT_PATHS } from '@flou/shared/account.ts'

/** `fetch` for account calls: the first question about the session was asked before the app arrived, and is answered from there. */
export const earlyAnswer: typeof fetch = (input, init) => {
  const early = globalThis.earlySession
  if (input !== ACCOUNT_PATHS.refresh || !early) return fetch(input, init)
  globalThis.earlySession = undefined
  return early
}
