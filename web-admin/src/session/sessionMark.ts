import { SESSION_MARK } from '@flou/shared/account.ts'

/** Whether this browser may have a session: the server sets the mark with its cookie, which scripts cannot read. */
export const mayHaveSession = (): boolean => document.cookie.includes(`${SESSION_MARK}=`)

/** There is none, as the server has said: nobody asks again. */
export const forgetSession = (): void => {
  document.cookie = `${SESSION_MARK}=; path=/; max-age=0`
}
