import type { AuditAction } from '@flou/shared/audit/auditActions.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import { ConditionFailed } from '../../core/store/dynamo/transact.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { formKeys } from './formKeys.ts'
import type { WriteContext } from '../../core/store/writeContext.ts'
import type { StoredSubmission } from './submissionItems.ts'

/** Uses the reference only: personal data must not enter the audit log. */
export const submissionAudit = (
  context: Omit<WriteContext, 'table'>,
  form: FormDeclaration,
  { id, actionType, data }: { id: string; actionType: AuditAction; data?: Record<string, unknown> },
) =>
  auditItem(context, {
    entity: form.key,
    entityId: 0,
    actionType,
    subject: {
      en: `${form.label.en} ${referenceOf(id)}`,
      id: `${form.label.id} ${referenceOf(id)}`,
    },
    data: { submission: id, ...data },
  })

export async function auditView(
  context: WriteContext,
  form: FormDeclaration,
  { id }: Pick<StoredSubmission, 'id'>,
): Promise<void> {
  const { now, by, table } = context
  const view = {
    ...formKeys.submissionView(id, by.id, now.toISOString().slice(0, 10)),
    ttl: Math.floor(now.getTime() / 1000) + 2 * 86_400,
  }
  try {
    await table.transact([
      { Put: { Item: view, ConditionExpression: 'attribute_not_exists(pk)' } },
      { Put: { Item: submissionAudit(context, form, { id, actionType: 'view_personal_data' }) } },
    ])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}
