import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { EstimateMessage, EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import * as z from 'zod/mini'
import { AppError } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { readForm, type FilledForm } from '../../core/operations/input/readForm.ts'
import { ConditionFailed, type TransactItem } from '../../core/store/dynamo/transact.ts'
import { endOf, estimateMessageId, estimateRowOf, isEstimateKey, estimateKey } from '../pricing/index.ts'
import { requireSubmission } from './store/requireSubmission.ts'
import { submissionAudit, submissionItem, submitterItem, type StoredSubmission } from '../forms/index.ts'
import { personOf } from '../../core/store/writeContext.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

export const estimateMessageInput = z.object({ fields: z.record(z.string(), z.unknown()) })

type MessageCall = StaffCall<z.infer<typeof estimateMessageInput>>

async function requireEstimate({ parameters: { id }, services }: MessageCall): Promise<EstimateRow> {
  const item = isEstimateKey(id) ? await services.table.get(estimateKey(id)) : undefined
  const row = item && estimateRowOf(item)
  if (!row || endOf(row) <= services.now()) throw new AppError('not_found')
  return row
}

interface Entered extends FilledForm {
  estimate: EstimateRow
  enteredBy: PersonRef
}

/** Unverified and without a page, because staff entered it. */
const messageOf = (
  { services }: MessageCall,
  { values, phones, estimate, enteredBy }: Entered,
): StoredSubmission => ({
  id: estimateMessageId(estimate.id),
  form: contactMessage.key,
  values,
  ...(Object.keys(phones).length > 0 && { phones }),
  verified: 'none',
  version: 1,
  state: 'new',
  language: estimate.language,
  page: '',
  consents: [],
  enteredBy,
  created: services.now().toISOString(),
  ulid: services.newId(),
})

const haveSameValues = (one: FormValues, other: FormValues) =>
  Object.keys(contactMessage.fields).every((name) => one[name] === other[name])

/** Returns the existing message if equal. Throws `duplicate` with its id otherwise. */
async function answerExisting({ services }: MessageCall, message: StoredSubmission): Promise<Answer> {
  const { id, values } = message
  const existing = await requireSubmission(services.table, contactMessage, { id, now: services.now() })
  const data: EstimateMessage = { id }
  if (haveSameValues(existing.values, values)) return { data }
  throw new AppError('duplicate', { message: 'estimateHasMessage', data })
}

/**
 * `POST inbox/estimates/{id}/message`: contact message entered by staff, at most one per estimate.
 * Idempotent; throws `not_found`, `validation_failed`, `duplicate`.
 */
export async function answerEstimateMessage(call: MessageCall): Promise<Answer> {
  const { table } = call.services
  const context = requestContext(call, contactMessage.key)
  const estimate = await requireEstimate(call)
  const filled = await readForm(contactMessage, { ...call.body.fields, estimate: estimate.id })
  const message = messageOf(call, { ...filled, estimate, enteredBy: personOf(context.by) })
  const { id } = message
  const submitter = submitterItem(contactMessage, message)
  // The audit log contains no personal data of submissions.
  const after = { estimate: estimate.name, saved: estimate.created }
  const audit = submissionAudit(context, contactMessage, {
    id,
    actionType: 'create',
    data: { before: null, after },
  })
  const steps: TransactItem[] = [
    {
      Put: { Item: submissionItem(contactMessage, message), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...(submitter ? [{ Put: { Item: submitter } }] : []),
    { Put: { Item: audit } },
  ]
  try {
    await table.transact(steps)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return answerExisting(call, message)
  }
  const data: EstimateMessage = { id }
  return { data, status: 201 }
}
