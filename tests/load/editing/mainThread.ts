// Main-thread activity of a page, as the browser measures it.
import type { CDPSession } from 'playwright-core'

export interface MainThread {
  /** Wall-clock time of tasks, longer on a busy machine. */
  tasks: number
  /** CPU time of tasks. Valid at full speed only: CPU throttling keeps the thread busy, which counts. */
  processor: number
  layout: number
}

/** Milliseconds since the page started; requires `Performance.enable`. */
export async function mainThreadMs(driver: CDPSession): Promise<MainThread> {
  const { metrics } = await driver.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000
  return { tasks: ms('TaskDuration'), processor: ms('ThreadTime'), layout: ms('LayoutDuration') }
}
