import { createStore } from '../state/createStore.ts'

interface Waiting {
  resolve: () => void
  reject: () => void
}

/** Calls that wait until the person has typed the password again; empty where none does. */
export const waitingForPassword = createStore<readonly Waiting[]>([])

/** Resolves once the password was typed. Several calls share one dialog. @param error what they fail with where the person does not want to */
export const askForPassword = (error: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    waitingForPassword.set([...waitingForPassword.get(), { resolve, reject: () => reject(error) }])
  })

/** Ends the waiting: the calls are repeated, or fail. */
export function endWaiting(isConfirmed: boolean): void {
  const waiting = waitingForPassword.get()
  waitingForPassword.set([])
  for (const { resolve, reject } of waiting) (isConfirmed ? resolve : reject)()
}
