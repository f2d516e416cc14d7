import { apiClient, confirmingApi } from '../api/client.ts'
import { requestPassword } from './confirmation.ts'
import { earlyFetch } from './earlyFetch.ts'
import { interfaceLanguage } from '../texts/language.ts'
import { Session } from './session.ts'
import { forgetSession } from './sessionMark.ts'
import { latestChangeRequest } from './latestChangeRequest.ts'
import { forgetUser, USER_KEY, storeUser, storedEmail } from './signedInUser.ts'
import { createStore } from '../state/createStore.ts'

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

export const api = confirmingApi(
  apiClient({
    credentials: session.credentials,
    language,
    onApprovalRequested: (changeRequest) => latestChangeRequest.set(changeRequest),
    onActivity: (change) => pendingCalls.set(pendingCalls.get() + change),
  }),
  requestPassword,
)
