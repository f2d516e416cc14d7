import type { PlannedAction } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { hasSchedule, withVisibility } from '@flou/shared/content/visibility.ts'
import type { PlannedRow } from '@flou/shared/planned.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { AppError } from '../../../core/errors.ts'
import type { Policies } from '../../../core/operations/approvalGate.ts'
import { SCHEDULE_CALLER } from '../../../core/operations/caller.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { perform } from '../../../core/operations/perform.ts'
import { liveSnapshotOf } from '../../../core/operations/records/contentTarget.ts'
import { publicationOperation } from '../../../core/operations/records/publishRecord.ts'
import { dropPlanned } from '../../../core/operations/records/plannedTimes.ts'
import { updateOperation } from '../../../core/operations/records/writeContent.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import { plannedNotification, recordSubject } from '../../../core/store/items/planned.ts'
import { GSI1, type Key } from '../../../core/store/keys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { partitions } from '../../../core/store/partitions.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import { runSteps } from '../../../core/store/step.ts'
import { newUlid } from '../../../core/store/ulid.ts'
import { SCHEDULE, type Snapshot, type Values } from '../../../core/store/writeContext.ts'
import { countEach } from '../../../core/tasks/eachItem.ts'

const PAGE = 250
const PARALLEL = 10
const LATE_MS = 2 * 60_000

interface Services extends Policies {
  table: Table
  registry: Registry
  now: () => Date
}

interface Due {
  key: Key
  row: PlannedRow
}

/** Publishes drafts and unpublishes records whose planned time has come, earliest first. Returns the count. */
export async function runPlanned(services: Services, hasTime: () => boolean = () => true): Promise<number> {
  let count = 0
  let after: Item | undefined
  do {
    const { due, lastKey } = await readDue(services, after)
    for (const sameTime of Map.groupBy(due, ({ row }) => row.at).values())
      count += await runSameTime(services, sameTime, hasTime)
    after = lastKey
  } while (after !== undefined && hasTime())
  return count
}

async function readDue({ table, now }: Services, after: Item | undefined) {
  const { items, lastKey } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :planned AND gsi1sk <= :now',
    ExpressionAttributeValues: { ':planned': partitions.planned(), ':now': now().toISOString() },
    Limit: PAGE,
    ...(after && { ExclusiveStartKey: after }),
  })
  const due = items.map(({ pk, sk, row }): Due => ({
    key: { pk: String(pk), sk: String(sk) },
    row: JSON.parse(String(row)) as PlannedRow,
  }))
  return { due, lastKey }
}

async function runSameTime(services: Services, due: Due[], hasTime: () => boolean): Promise<number> {
  const remaining = due[Symbol.iterator]()
  const worker = () =>
    countEach(remaining, {
      act: (one) => runOne(services, one),
      describe: ({ key }) => ({ event: 'planned time not carried out', record: key.pk }),
      hasTime,
    })
  const counts = await Promise.all(Array.from({ length: PARALLEL }, worker))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Returns false if nothing was due any more, or if the next minute repeats it. */
async function runOne(services: Services, { key, row }: Due): Promise<boolean> {
  const { table, registry } = services
  const type = registry.types.get(row.type)
  const before = type && (await readSnapshot(table, type, { id: row.id, consistent: true }))
  if (!type || !before || before.planned?.[row.action]?.at !== row.at)
    return removeOrphan(services, { key, row })
  const context = contextOf(services, type, row)
  const { action } = row
  try {
    if (action === 'unpublish' && !liveSnapshotOf(type, before)) {
      await dropPlanned(context, { type, before, action })
      return false
    }
    await carryOut(context, { type, before, action })
    return true
  } catch (error) {
    if (!(error instanceof AppError) || REPEATED.has(error.code)) throw error
    await dropPlanned(context, { type, before, action, error })
    return false
  }
}

const REPEATED: ReadonlySet<string> = new Set(['record_changed', 'unavailable', 'internal'])

/** Removes a planned time that lost a race with another write of its record. */
async function removeOrphan(services: Services, { key, row }: Due): Promise<false> {
  const context = { now: services.now(), newId: () => newUlid(services.now()), by: SCHEDULE }
  const { type, id, titles, parentId } = row
  const subject = { type, id, titles, ...(parentId !== undefined && { parentId }) }
  const item = await services.table.get(key, { consistent: true })
  if (!item) return false
  await runSteps(services.table, [
    {
      write: {
        Delete: {
          Key: key,
          ConditionExpression: 'gsi1sk = :at',
          ExpressionAttributeValues: { ':at': row.at },
        },
      },
    },
    plannedNotification(context, { kind: 'plannedDropped', subject, time: row }),
  ]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error
  })
  return false
}

function contextOf({ table, registry, now, approval, hooks }: Services, type: AnyType, { at }: PlannedRow) {
  const area = registry.areas.find(({ screens }) => screens.some((screen) => screen.type?.key === type.key))
  const context: OperationContext = {
    table,
    registry,
    policies: { approval, hooks },
    now: now(),
    newId: () => newUlid(now()),
    by: SCHEDULE,
    caller: SCHEDULE_CALLER,
    service: area?.key ?? type.key,
    method: 'POST',
    language: 'en',
    // planning it needed the approval
    approved: { changeRequest: '', by: SCHEDULE.id },
    plannedAt: at,
  }
  return context
}

interface Task {
  type: AnyType
  before: Snapshot
  action: PlannedAction
}

function carryOut(context: OperationContext, { type, before, action }: Task): Promise<unknown> {
  const { id, version } = before
  const time = before.planned?.[action]
  const isLate = context.now.getTime() - Date.parse(context.plannedAt ?? '') >= LATE_MS
  const late: OperationContext = {
    ...context,
    ...(time &&
      isLate && {
        extraWrites: {
          size: 1,
          stepsFor: () => [
            plannedNotification(context, { kind: 'plannedLate', subject: recordSubject(type, before), time }),
          ],
        },
      }),
  }
  const parentId = !type.single && type.parent ? Number(before.fields[type.parent.field]) : undefined
  const target = { id, permission: PERMISSIONS, parentId }
  if (type.single || action === 'publish') {
    const body = { ...publishedBody(type, before, context.now), ...(time?.onlyIn && { onlyIn: time.onlyIn }) }
    return perform(updateOperation({ ...target, type }, { body, version }), late)
  }
  return perform(publicationOperation({ ...target, type }, { isPublished: false, version }), late)
}

/** The article's date becomes the day of its publication, and never hides it. */
function publishedBody(type: AnyType, before: Snapshot, now: Date): Values {
  const { fields } = latestRevision(before)
  if (type.single) return fields
  const today = todayInJakarta(now)
  const isDated = hasSchedule(type) && (!liveSnapshotOf(type, before) || String(fields.publishDate) > today)
  return {
    ...withVisibility(type, fields, true),
    ...(isDated && { publishDate: today }),
    state: 'published',
  }
}
