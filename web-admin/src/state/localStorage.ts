/** Does a step on the browser's storage, which may be forbidden or full: then nothing is kept, and the visit goes on without. */
function onStorage<T>(step: (storage: Storage) => T, without: T): T {
  try {
    return step(localStorage)
  } catch {
    return without
  }
}

/** Texts that this browser keeps for later visits, by key. */
export const kept = {
  read: (key: string): string | null => onStorage((storage) => storage.getItem(key), null),
  write: (key: string, text: string): void => onStorage((storage) => storage.setItem(key, text), undefined),
  forget: (key: string): void => onStorage((storage) => storage.removeItem(key), undefined),
  keys: (): string[] => onStorage((storage) => Object.keys(storage), []),
}
