/** Accesses storage; falls back if it is blocked or full. */
function onStorage<T>(operation: (storage: Storage) => T, fallback: T): T {
  try {
    return operation(localStorage)
  } catch {
    return fallback
  }
}

/** localStorage wrapper that never throws. */
export const browserStorage = {
  read: (key: string): string | null => onStorage((storage) => storage.getItem(key), null),
  write: (key: string, text: string): void => onStorage((storage) => storage.setItem(key, text), undefined),
  forget: (key: string): void => onStorage((storage) => storage.removeItem(key), undefined),
  keys: (): string[] => onStorage((storage) => Object.keys(storage), []),
}
