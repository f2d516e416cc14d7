import { PLANNED_ACTIONS, type PlannedTime } from '@flou/shared/api.ts'
import type { Notification } from '@flou/shared/comments.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { PlannedRow } from '@flou/shared/planned.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item } from '../dynamo/table.ts'
import type { WriteStep } from '../step.ts'
import { parentIdOf, personOf, type Snapshot, type Transition, type WriteContext } from '../writeContext.ts'
import { subjectOf } from './auditItem.ts'
import { latestRevision } from './draft.ts'
import { liveKey } from './recordItem.ts'

export function recordSubject(type: AnyType, snapshot: Snapshot): Notification['subject'] {
  const { fields } = latestRevision(snapshot)
  const parentId = type.single ? undefined : parentIdOf(type, fields)
  return {
    type: type.key,
    id: snapshot.id,
    ...(parentId !== undefined && { parentId }),
    titles: subjectOf(type, fields),
  }
}

/** Returns one item for each planned time; all are in one partition, by time. */
export function plannedItems(type: AnyType, snapshot: Snapshot): (Key & Item)[] {
  return PLANNED_ACTIONS.flatMap((action) => {
    const time = snapshot.planned?.[action]
    if (!time) return []
    const row: PlannedRow = { ...recordSubject(type, snapshot), action, ...time }
    return [
      {
        ...keys.planned(liveKey(type, snapshot.id), action),
        gsi1pk: partitions.planned(),
        gsi1sk: time.at,
        row: JSON.stringify(row),
      },
    ]
  })
}

const RETENTION_SECONDS = 90 * 86_400

/** Notifies the person who planned a time. */
export const plannedNotification = (
  { now, newId, by }: Pick<WriteContext, 'now' | 'newId' | 'by'>,
  { time, ...notification }: Pick<Notification, 'kind' | 'subject' | 'reason'> & { time: PlannedTime },
): WriteStep => ({
  write: {
    Put: {
      Item: {
        ...keys.notification(time.by.id, newId()),
        ...notification,
        at: now.toISOString(),
        by: personOf(by),
        planned: time.at,
        ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
      },
    },
  },
})

/** Notifies people whose planned time another person's write removed. */
export function droppedTimeSteps(context: WriteContext, { type, before, after }: Transition): WriteStep[] {
  if (!before?.planned || context.plannedAt !== undefined) return []
  return PLANNED_ACTIONS.flatMap((action) => {
    const time = before.planned?.[action]
    if (!time || after.planned?.[action] || time.by.id === context.by.id) return []
    const subject = recordSubject(type, before)
    return [plannedNotification(context, { kind: 'plannedDropped', subject, time })]
  })
}
