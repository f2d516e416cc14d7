import { apiClient, confirmingApi } from '../api/client.ts'
import { requestPassword } from './confirmation.ts'
import { interfaceLanguage } from '../texts/language.ts'
import { Session } from './session.ts'
import { forgetSession, forgetUser, USER_KEY, storeUser, storedEmail } from './signedInUser.ts'
import { createStore } from '../state/store.ts'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'

/** Latest change request created by this visit. */
export const latestChangeRequest = createStore<ChangeRequestRow | undefined>(undefined)

/** `fetch` that returns each early response once; a failed early record is requested again. */
const earlyFetch: typeof fetch = async (input, init) => {
  const { earlySession, earlyRecord } = globalThis
  if (input === ACCOUNT_PATHS.refresh && earlySession) {
    globalThis.earlySession = undefined
    return earlySession
  }
  if (input !== earlyRecord?.path || init?.method !== 'GET') return fetch(input, init)
  globalThis.earlyRecord = undefined
  const record = await earlyRecord?.response
  return record?.ok ? record : fetch(input, init)
}

const language = () => interfaceLanguage.get()

export const pendingCalls = createStore(0)

/** API client without token; the cookie identifies the user. */
export const accountApi = apiClient({ language, fetch: earlyFetch })

export const session = new Session({ api: accountApi })

export function observeOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === USER_KEY && newValue) void session.checkPerson(storedEmail(newValue))
  })
}

session.state.subscribe(() => {
  const state = session.state.get()
  if (state.status === 'signedIn') storeUser(state.user)
  if (state.status !== 'signedOut') return
  forgetUser()
  forgetSession()
})

/** Rejects if the server requires the password; for callers that request it themselves. */
export const unconfirmedApi = apiClient({
  credentials: session.credentials,
  language,
  fetch: earlyFetch,
  onApprovalRequested: (changeRequest) => latestChangeRequest.set(changeRequest),
  onActivity: (change) => pendingCalls.set(pendingCalls.get() + change),
})

export const api = confirmingApi(unconfirmedApi, requestPassword)
