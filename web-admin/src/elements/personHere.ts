/** What a person does first, by pointer, finger, keyboard or the tools that stand for them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

let here: Promise<void> | undefined

/**
 * Resolves at the first sign of a person after it is first asked for. What nobody needs to read a screen waits for it: it is there
 * before a hand has reached it.
 */
export function personHere(): Promise<void> {
  here ??= new Promise((resolve) => {
    const heard = new AbortController()
    const tell = () => {
      heard.abort()
      resolve()
    }
    for (const sign of SIGNS) {
      window.addEventListener(sign, tell, { capture: true, passive: true, signal: heard.signal })
    }
  })
  return here
}
