import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import type { RunningFunction } from '../lambda/localFunction.ts'
import type { Stack } from '../template/stack.ts'

const scheduleSchema = z.looseObject({
  ScheduleExpression: z.string(),
  State: z._default(z.string(), 'ENABLED'),
  Target: z.looseObject({ Arn: z.string(), Input: z.optional(z.string()) }),
})

const UNITS: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** `rate(1 minute)` → milliseconds; throws on other expressions. */
export function intervalOf(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  const length = UNITS[unit]
  if (!count || !length) throw new Error(`The schedule ${expression} is not known here.`)
  return Number(count) * length
}

/** Ends a thread that nothing else called, because it takes 60 MB. The next call resumes failed work. */
async function invokeOnce(fn: RunningFunction, event: unknown): Promise<void> {
  const isShared = fn.isStarted
  await fn.invoke(event, true).catch(() => undefined)
  if (!isShared) await fn.endIfIdle()
}

/** @returns a function that stops them */
export function startSchedules(stack: Stack, functions: Functions): () => void {
  const timers = stack
    .all('AWS::Scheduler::Schedule', scheduleSchema)
    .filter((schedule) => schedule.State === 'ENABLED')
    .map(({ ScheduleExpression, Target }) => {
      const invokeTarget = () => {
        const event: unknown = Target.Input ? JSON.parse(Target.Input) : { 'detail-type': 'Scheduled Event' }
        void invokeOnce(functions.byArn(Target.Arn), event)
      }
      return setInterval(invokeTarget, intervalOf(ScheduleExpression))
    })
  return () => timers.forEach((timer) => clearInterval(timer))
}
