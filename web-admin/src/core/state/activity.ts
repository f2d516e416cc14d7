const IDLE_MS = 15 * 60_000

let lastActivity = performance.now()
const recordActivity = () => {
  lastActivity = performance.now()
}
for (const event of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(event, recordActivity, { capture: true, passive: true })

/** Returns a polling interval; false when idle, so that polling does not extend the session. */
export const pollWhileActive = (ms: number) => (): number | false =>
  performance.now() - lastActivity < IDLE_MS && ms
