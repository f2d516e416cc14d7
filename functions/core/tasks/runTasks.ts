import { causeChain } from '../http/requestLog.ts'
import { reportError } from './eachItem.ts'

export interface ScheduledTask {
  name: string
  /** Guaranteed milliseconds. */
  guaranteed: number
  /** Maximum milliseconds, if later tasks do not need them. */
  limit: number
  isDue?: (now: Date) => boolean
  run: (hasTime: () => boolean) => Promise<unknown>
}

/** Fraction of its time after which a task should stop. */
const WORK_FRACTION = 0.75

const TOO_LONG = Symbol('too long')

/** Results by task; null after an error or a timeout. */
export type TaskResults = Record<string, unknown>

async function runWithin(task: ScheduledTask, milliseconds: number): Promise<unknown> {
  const end = performance.now() + milliseconds * WORK_FRACTION
  const timer = Promise.withResolvers<typeof TOO_LONG>()
  const timeout = setTimeout(() => timer.resolve(TOO_LONG), milliseconds)
  const work = (async () => task.run(() => performance.now() < end))()
  // a timed-out task may still fail
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

/** Runs tasks in sequence and isolates failures. The guaranteed time of later tasks is reserved. */
export async function runTasks(
  tasks: readonly ScheduledTask[],
  { now, budget }: { now: Date; budget: number },
): Promise<TaskResults> {
  const start = performance.now()
  const due = tasks.filter(({ isDue }) => isDue === undefined || isDue(now))
  let reserved = due.reduce((sum, { guaranteed }) => sum + guaranteed, 0)
  const results: TaskResults = {}
  for (const task of due) {
    reserved -= task.guaranteed
    const remaining = budget - (performance.now() - start) - reserved
    results[task.name] = await runWithin(task, Math.min(task.limit, remaining))
  }
  return results
}
