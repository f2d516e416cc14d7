import type { FormDeclaration } from '@flou/shared/submissions/define.ts'
import type { SubmissionEvent } from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../../appError.ts'
import { ConditionFailed } from '../dynamo/transact.ts'
import { formKeys } from '../keys/formKeys.ts'
import type { WriteContext } from '../writeContext.ts'
import { submissionAudit } from './submissionAudit.ts'
import { eventStep } from './submissionEvents.ts'
import { expiryOf, type StoredSubmission } from './submissionItems.ts'

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
