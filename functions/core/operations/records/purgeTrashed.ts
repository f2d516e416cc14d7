import type { ContentType } from '@flou/shared/content/define.ts'
import { purgeRecord } from './purgeRecord.ts'
import { auditItem, subjectOf } from '../../store/items/auditItem.ts'
import { keys } from '../../store/keys.ts'
import type { OperationContext } from '../operation.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { runSteps } from '../../store/step.ts'
import { AppError } from '../../errors.ts'

/**
 * Purges a trashed record; marks it as due first, so that the schedule can resume. Throws `record_changed` if
 * it was restored.
 */
export async function purgeTrashed(
  context: OperationContext,
  type: ContentType,
  before: Snapshot,
): Promise<void> {
  const { table, now, policies } = context
  const audit = auditItem(context, {
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
    ...(context.extraWrites?.stepsFor(before) ?? []),
  ])
  // types with files are purged by the schedule
  const removeFiles = () => Promise.resolve()
  await purgeRecord({ table, now, removeFiles, approval: policies.approval }, type, before.id)
}
