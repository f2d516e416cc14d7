import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** A window of 1280 by 1024 at 400 %. */
export const ZOOMED = { width: 320, height: 256 }

/** Time limit to scroll to a control, in milliseconds. */
const REACH_MS = 10_000

/** Expects that each control can be scrolled to and pressed, without pressing it. */
export async function expectReachable(controls: Locator): Promise<void> {
  const count = await controls.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1)
    await controls.nth(index).click({ trial: true, timeout: REACH_MS })
}

/** True if a dialog is partly outside the window, or its content is wider than it. */
export const isCut = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top < 0 || bottom > innerHeight + 0.5 || node.scrollWidth > node.clientWidth + 1
  })
