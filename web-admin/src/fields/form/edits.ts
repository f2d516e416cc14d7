function debounce(listener: () => void, debounceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const notify = () => {
    stop()
    timer = setTimeout(listener, debounceMs)
  }
  return { notify, stop }
}

/** Notifies subscribers of form edits; they read the values from the form. */
export function createEdits() {
  const listeners = new Set<() => void>()
  return {
    announce: (): void => {
      for (const listener of listeners) listener()
    },
    /**
     * @param debounceMs calls once after this pause instead of at each edit
     * @returns how to stop listening
     */
    subscribe: (listener: () => void, debounceMs = 0): (() => void) => {
      const { notify, stop } =
        debounceMs === 0 ? { notify: listener, stop: () => undefined } : debounce(listener, debounceMs)
      listeners.add(notify)
      return () => {
        stop()
        listeners.delete(notify)
      }
    },
  }
}
export type Edits = ReturnType<typeof createEdits>
