import { useState } from 'react'

/** Does a step on the storage of this tab, which may be forbidden or full: then nothing is kept. */
function onStorage<T>(step: (storage: Storage) => T, without: T): T {
  try {
    return step(sessionStorage)
  } catch {
    return without
  }
}

const placeOf = (key: string) => `flou.draft ${key}`

/** Forgets a text that has been sent. */
export const forgetSessionDraft = (key: string): void =>
  onStorage((storage) => storage.removeItem(placeOf(key)), undefined)

/** A text that is being written; it outlives its input as long as the tab is open. An empty one is forgotten. */
export function useSessionDraft(key: string): [text: string, write: (text: string) => void] {
  const place = placeOf(key)
  const [text, setText] = useState(() => onStorage((storage) => storage.getItem(place) ?? '', ''))
  const write = (next: string) => {
    setText(next)
    onStorage(
      (storage) => (next === '' ? storage.removeItem(place) : storage.setItem(place, next)),
      undefined,
    )
  }
  return [text, write]
}
