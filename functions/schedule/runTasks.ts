import { causeChain } from '../http/requestLog.ts'
import { reportError } from './eachItem.ts'

/** One of the things that are done each minute. */
export interface ScheduledTask {
  name: string
  /** Milliseconds it can count on, whatever the tasks before it use. */
  least: number
  /** Milliseconds it may use where the tasks behind it leave them. */
  most: number
  /** Minutes in which it runs; all of them when absent. */
  isDue?: (now: Date) => boolean
  /** @param hasTime false once the task should stop by itself and leave the rest to the next minute */
  run: (hasTime: () => boolean) => Promise<unknown>
}

/** Share of its time after which a task is asked to stop; the rest is for the step it is in. */
const WORK_SHARE = 0.75

const TOO_LONG = Symbol('too long')

/** Results by task; `null` for a task that failed or took too long. */
export type TaskResults = Record<string, unknown>

async function runWithin(task: ScheduledTask, milliseconds: number): Promise<unknown> {
  const end = performance.now() + milliseconds * WORK_SHARE
  const timer = Promise.withResolvers<typeof TOO_LONG>()
  const timeout = setTimeout(() => timer.resolve(TOO_LONG), milliseconds)
  const work = (async () => task.run(() => performance.now() < end))()
  // a task that was given up may still fail later
  work.catch(() => undefined)
  try {
    const result = await Promise.race([work, timer.promise])
    if (result !== TOO_LONG) return result
    reportError({ event: 'task took too long', task: task.name, milliseconds: Math.round(milliseconds) })
  } catch (error) {
    reportError({ event: 'task failed', task: task.name, causes: causeChain(error) })
  } finally {
    clearTimeout(timeout)
  }
  return null
}

/**
 * Runs tasks one after another, each by itself: one that fails or hangs is reported and stops no other. A task uses what is left of
 * `budget` but the least time of those behind it, so that none of them starves.
 */
export async function runTasks(
  tasks: readonly ScheduledTask[],
  { now, budget }: { now: Date; budget: number },
): Promise<TaskResults> {
  const start = performance.now()
  const due = tasks.filter(({ isDue }) => isDue === undefined || isDue(now))
  let reserved = due.reduce((sum, { least }) => sum + least, 0)
  const results: TaskResults = {}
  for (const task of due) {
    reserved -= task.least
    const left = budget - (performance.now() - start) - reserved
    results[task.name] = await runWithin(task, Math.min(task.most, left))
  }
  return results
}
