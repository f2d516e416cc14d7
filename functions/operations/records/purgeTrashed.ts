import type { ContentType } from '@flou/shared/content/define.ts'
import { purgeRecord } from './purgeRecord.ts'
import { auditItem, subjectOf } from '../../store/items/auditItem.ts'
import { keys } from '../../store/keys.ts'
import type { WriteContext, Snapshot } from '../../store/writeContext.ts'
import { runSteps } from '../../store/step.ts'
import { AppError } from '../../appError.ts'

/**
 * Deletes a record in the trash for good, with its versions. It is marked as due first, together with the audit entry: where this
 * stops half way, the schedule takes it up. Throws `record_changed` where it was restored meanwhile.
 */
export async function purgeTrashed(change: WriteContext, type: ContentType, before: Snapshot): Promise<void> {
  const { table, now } = change
  const audit = auditItem(change, {
    entity: type.key,
    entityId: before.id,
    actionType: 'purge',
    subject: subjectOf(type, before.fields),
    data: { before: before.fields, after: null },
  })
  await runSteps(table, [
    {
      write: {
        Update: {
          Key: keys.live(type.key, before.id),
          UpdateExpression: 'SET purgeAt = :now',
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':now': now.toISOString(), ':version': before.version },
        },
      },
      onConditionFailed: () => new AppError('record_changed'),
    },
    { write: { Put: { Item: audit } } },
    ...(change.along?.stepsFor(before) ?? []),
  ])
  // files are the schedule's business: types with files have a library of their own
  await purgeRecord({ table, now, removeFiles: () => Promise.resolve() }, type, before.id)
}
