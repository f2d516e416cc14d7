/** Tells whoever follows a form that something in it has changed; what, they read from the form. */
export function createEdits() {
  const listeners = new Set<() => void>()
  return {
    announce: (): void => {
      for (const listener of listeners) listener()
    },
    /** @returns how to stop listening */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Edits = ReturnType<typeof createEdits>
