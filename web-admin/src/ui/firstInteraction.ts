/** Events that count as interaction. */
const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

let interaction: Promise<void> | undefined

/** Resolves at the first user interaction after the first call. Defers work not needed for reading. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listening = new AbortController()
    const finish = () => {
      listening.abort()
      resolve()
    }
    for (const event of EVENTS) {
      window.addEventListener(event, finish, { capture: true, passive: true, signal: listening.signal })
    }
  })
  return interaction
}
