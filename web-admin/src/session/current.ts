import { apiClient, confirmingApi } from '../api/client.ts'
import { askForPassword } from './confirmation.ts'
import { earlyAnswer } from './earlyAnswer.ts'
import { interfaceLanguage } from '../texts/language.ts'
import { Session } from './session.ts'
import { forgetSession } from './sessionMark.ts'
import { submitted } from './submitted.ts'
import { forgetUser, KEPT_USER, keepUser, keptEmail } from './signedInUser.ts'
import { createStore } from '../state/createStore.ts'

const language = () => interfaceLanguage.get()

/** Calls under way, for the older office's loading bar. */
export const callsUnderWay = createStore(0)

/** Calls of accounts: nobody is signed in, or the cookie says who. */
export const accountApi = apiClient({ language, fetch: earlyAnswer })

export const session = new Session({ api: accountApi })

/** Notices when another tab has logged in as another person. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_USER && newValue) void session.checkPerson(keptEmail(newValue))
  })
}

session.state.subscribe(() => {
  const state = session.state.get()
  if (state.status === 'signedIn') keepUser(state.user)
  if (state.status !== 'signedOut') return
  forgetUser()
  forgetSession()
})

/** The API as the signed-in person. */
export const api = confirmingApi(
  apiClient({
    credentials: session.credentials,
    language,
    onHeld: (change) => submitted.set(change),
    onActivity: (change) => callsUnderWay.set(callsUnderWay.get() + change),
  }),
  askForPassword,
)
