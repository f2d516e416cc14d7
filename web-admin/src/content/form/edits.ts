/** Calls `listener` once nothing has been told for `restMs`. */
function whenAtRest(listener: () => void, restMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const tell = () => {
    stop()
    timer = setTimeout(listener, restMs)
  }
  return { tell, stop }
}

/** Tells whoever follows a form that something in it has changed; what, they read from the form. */
export function createEdits() {
  const listeners = new Set<() => void>()
  return {
    announce: (): void => {
      for (const listener of listeners) listener()
    },
    /**
     * @param restMs tells once no edit has come for so long, instead of at each
     * @returns how to stop listening
     */
    subscribe: (listener: () => void, restMs = 0): (() => void) => {
      const { tell, stop } =
        restMs === 0 ? { tell: listener, stop: () => undefined } : whenAtRest(listener, restMs)
      listeners.add(tell)
      return () => {
        stop()
        listeners.delete(tell)
      }
    },
  }
}
export type Edits = ReturnType<typeof createEdits>
