import { useState } from 'react'

/** Accesses storage; falls back if it is blocked or full. */
function onStorage<T>(operation: (storage: Storage) => T, fallback: T): T {
  try {
    return operation(sessionStorage)
  } catch {
    return fallback
  }
}

const storageKeyOf = (key: string) => `flou.draft ${key}`

export const forgetSessionDraft = (key: string): void =>
  onStorage((storage) => storage.removeItem(storageKeyOf(key)), undefined)

/** Draft text stored for the tab session; empty text removes it. */
export function useSessionDraft(key: string): [text: string, write: (text: string) => void] {
  const storageKey = storageKeyOf(key)
  const [text, setText] = useState(() => onStorage((storage) => storage.getItem(storageKey) ?? '', ''))
  const write = (next: string) => {
    setText(next)
    onStorage(
      (storage) => (next === '' ? storage.removeItem(storageKey) : storage.setItem(storageKey, next)),
      undefined,
    )
  }
  return [text, write]
}
