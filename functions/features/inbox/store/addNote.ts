import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { SubmissionEvent } from '@flou/shared/inbox/inbox.ts'
import { AppError } from '../../../core/errors.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { formKeys, submissionAudit, eventStep, expiryOf, type StoredSubmission } from '../../forms/index.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'

export async function addNote(
  context: WriteContext,
  form: FormDeclaration,
  { stored, text }: { stored: StoredSubmission; text: string },
): Promise<SubmissionEvent> {
  const { id } = stored
  const { step, event } = eventStep(context, { id, ttl: expiryOf(form, stored), kind: 'note', text })
  try {
    await context.table.transact([
      { ConditionCheck: { Key: formKeys.submission(id), ConditionExpression: 'attribute_exists(pk)' } },
      step,
      {
        Put: { Item: submissionAudit(context, form, { id, actionType: 'update', data: { note: event.id } }) },
      },
    ])
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new AppError('not_found', { cause })
    throw cause
  }
  return event
}
