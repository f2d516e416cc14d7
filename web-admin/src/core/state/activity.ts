import { focusManager } from '@tanstack/react-query'

const IDLE_MS = 15 * 60_000

let lastActivity = performance.now()
const isIdle = () => performance.now() - lastActivity >= IDLE_MS
const recordActivity = () => {
  const isBack = isIdle()
  lastActivity = performance.now()
  if (isBack) focusManager.onFocus()
}
for (const event of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(event, recordActivity, { capture: true, passive: true })

/** Returns a polling interval; false when idle, so that polling does not extend the session. */
export const pollWhileActive = (ms: number) => (): number | false => !isIdle() && ms
