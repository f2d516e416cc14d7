/** So long after the last key or tap a screen counts as left alone. */
const LEFT_ALONE_MS = 15 * 60_000

let last = performance.now()
const note = () => {
  last = performance.now()
}
for (const event of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(event, note, { capture: true, passive: true })

/**
 * How often something is asked again while somebody is at the screen; false once it is left alone: questions that a person does not
 * ask must not keep their session open.
 */
export const whilePresent = (ms: number) => (): number | false =>
  performance.now() - last < LEFT_ALONE_MS && ms
