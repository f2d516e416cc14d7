import {
  PLANNED_ACTIONS,
  type NewTimes,
  type PlannedAction,
  type PlannedTime,
  type PlannedTimes,
  type StoredRecord,
} from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { plannedNotification, recordSubject } from '../../store/items/planned.ts'
import { setPlanned } from '../../store/write/setPlanned.ts'
import { personOf, type Snapshot, type Values } from '../../store/writeContext.ts'
import { canRequireApprover } from '../hooks/runHooks.ts'
import { requireComplete } from '../input/prepare.ts'
import { parse } from '../input/parse.ts'
import { doesWriteWait } from '../needsApproval.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { earlierRecord, requireContent, type ContentTarget } from './contentTarget.ts'

const MINUTE_MS = 60_000

const instant = z.nullable(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'date')))
const timesSchema = z.object({ publish: z.optional(instant), unpublish: z.optional(instant) })

const toMinute = (text: string): string =>
  new Date(Math.floor(Date.parse(text) / MINUTE_MS) * MINUTE_MS).toISOString()

function requireSupported(type: AnyType, { publish, unpublish }: NewTimes): void {
  if (!isDraftable(type) || (type.single && unpublish))
    throw new AppError('bad_request', { message: publish ? 'noDrafts' : 'badRequest' })
}

/**
 * Returns the planned times that a request sets; undefined if it sets none.
 * @throws AppError `bad_request` for a past time or a wrong order
 */
export function plannedTimesOf(
  { type }: ContentTarget,
  body: Values,
  { context: { now, by }, before }: { context: OperationContext; before: Snapshot | undefined },
): PlannedTimes | undefined {
  if (body.planned === undefined) return undefined
  const times = parse(timesSchema, body.planned)
  requireSupported(type, times as NewTimes)
  const planned: { -readonly [Action in keyof PlannedTimes]: PlannedTime } = { ...before?.planned }
  for (const action of PLANNED_ACTIONS) {
    const text = times[action]
    if (text === undefined) continue
    const at = text === null ? undefined : toMinute(text)
    if (at === planned[action]?.at) continue
    if (at === undefined) delete planned[action]
    else if (Date.parse(at) <= now.getTime()) throw new AppError('bad_request', { message: 'timeOver' })
    else planned[action] = { ...planned[action], at, by: personOf(by), updated: now.toISOString() }
  }
  const { publish, unpublish } = planned
  if (publish && unpublish && publish.at >= unpublish.at)
    throw new AppError('bad_request', { message: 'plannedOrder' })
  return planned
}

/** Adds the only language in which the draft will go live. */
export function plannedIn(
  { publish: time, ...others }: PlannedTimes,
  onlyIn: Language | undefined,
): PlannedTimes {
  if (!time) return others
  const { onlyIn: _, ...publish } = time
  return { ...others, publish: { ...publish, ...(onlyIn && { onlyIn }) } }
}

/**
 * Protects a draft that will be published: its next text must be one that the caller may publish.
 * @throws AppError `forbidden`
 */
export function requireUnplanned(context: OperationContext, target: ContentTarget, before: Snapshot): void {
  const isProtected =
    doesWriteWait(context.caller, target.permission) ||
    canRequireApprover(context.policies.hooks, target.type)
  if (before.planned?.publish && isProtected) throw new AppError('forbidden', { message: 'plannedDraft' })
}

/** Moves or removes planned times, or plans to unpublish. Content is planned by the operations that store it. */
export const scheduleOperation = (
  target: ContentTarget,
  { body, version }: { body: Values; version: number | undefined },
): Operation<Snapshot, PlannedTimes, StoredRecord> => ({
  name: 'schedule',
  permission: target.permission,
  version,
  read: (context) => requireContent(context, target),
  prepare: async (context, before) => {
    const planned = plannedTimesOf(target, { planned: body }, { context, before }) ?? {}
    const isNew = planned.publish !== undefined && before.planned?.publish === undefined
    if (isNew && canRequireApprover(context.policies.hooks, target.type)) throw new AppError('forbidden')
    if (!isNew) return planned
    const { onlyIn } = before
    await requireComplete(context, target.type, { before: latestRevision(before), onlyIn })
    return plannedIn(planned, onlyIn)
  },
  commit: (context, before, planned) => setPlanned(context, target.type, { before, planned }),
  earlierResult: earlierRecord,
})

/** Removes a time that cannot be carried out; an error is sent to its author, and the draft stays. */
export async function dropPlanned(
  context: OperationContext,
  { type, before, action, error }: DroppedTime,
): Promise<void> {
  const { [action]: time, ...planned } = before.planned ?? {}
  if (!time) return
  const reason = error?.messageCode ?? Object.values(error?.fields ?? {})[0]
  const notification = {
    kind: 'plannedFailed',
    subject: recordSubject(type, before),
    time,
    ...(reason !== undefined && { reason }),
  } as const
  const more = error ? [plannedNotification(context, notification)] : []
  await setPlanned(context, type, { before, planned, more })
}

interface DroppedTime {
  type: AnyType
  before: Snapshot
  action: PlannedAction
  /** Absent if there is nothing left to do. */
  error?: AppError
}
