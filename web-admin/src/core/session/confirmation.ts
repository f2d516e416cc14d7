import { createStore } from '../state/store.ts'

interface WaitingCall {
  resolve: () => void
  reject: () => void
}

/** Calls waiting for reauthentication. */
export const waitingForPassword = createStore<readonly WaitingCall[]>([])

/** Resolves after reauthentication; calls share one dialog. @param error rejection if the user cancels */
export const requestPassword = (error: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    waitingForPassword.set([...waitingForPassword.get(), { resolve, reject: () => reject(error) }])
  })

export function endWaiting(isConfirmed: boolean): void {
  const waiting = waitingForPassword.get()
  waitingForPassword.set([])
  for (const { resolve, reject } of waiting) (isConfirmed ? resolve : reject)()
}
