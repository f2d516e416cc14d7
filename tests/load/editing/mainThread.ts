// What the main thread of a page has done, as the browser counts it.
import type { CDPSession } from 'playwright-core'

export interface MainThread {
  /** Time spent in tasks, as a clock on the wall counts it: a busy machine makes it longer. */
  tasks: number
  /** Time the processor gave to it. Read it at full speed only: a slower one is simulated by keeping the thread busy, which counts. */
  processor: number
  layout: number
}

/** Milliseconds since the page began; `Performance.enable` comes first. */
export async function mainThreadMs(driver: CDPSession): Promise<MainThread> {
  const { metrics } = await driver.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000
  return { tasks: ms('TaskDuration'), processor: ms('ThreadTime'), layout: ms('LayoutDuration') }
}
