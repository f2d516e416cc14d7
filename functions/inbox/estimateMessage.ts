import type { PersonRef } from '@flou/shared/account.ts'
import type { EstimateMessage, EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import { contactMessage } from '@flou/shared/submissions/forms/contactMessage.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { readForm, type FilledForm } from '../operations/input/readForm.ts'
import { ConditionFailed, type TransactItem } from '../store/dynamo/transact.ts'
import { endOf, estimateMessageId, estimateRowOf, isEstimateKey } from '../store/items/estimateItem.ts'
import { keys } from '../store/keys.ts'
import { requireSubmission } from '../store/submissions/requireSubmission.ts'
import { submissionAudit } from '../store/submissions/submissionAudit.ts'
import { submissionItem, submitterItem, type StoredSubmission } from '../store/submissions/submissionItems.ts'
import { personOf } from '../store/writeContext.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

/** The fields of the contact form by their names; its own check says what is wrong with them. */
export const estimateMessageInput = z.object({ fields: z.record(z.string(), z.unknown()) })

type MessageCall = StaffCall<z.infer<typeof estimateMessageInput>>

/** A saved estimate that has not expired. Throws `not_found`. */
async function requireEstimate({ parameters: { id }, services }: MessageCall): Promise<EstimateRow> {
  const item = isEstimateKey(id) ? await services.table.get(keys.estimate(id)) : undefined
  const row = item && estimateRowOf(item)
  if (!row || endOf(row) <= services.now()) throw new AppError('not_found')
  return row
}

interface Entered extends FilledForm {
  estimate: EstimateRow
  enteredBy: PersonRef
}

/** The message as it is stored: nothing vouches for its sender, and no page has it. */
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

/** The message that is there already: the same one where the same was entered. Throws `duplicate` with it where something else was. */
async function answerKnown({ services }: MessageCall, message: StoredSubmission): Promise<Answer> {
  const { id, values } = message
  const known = await requireSubmission(services.table, contactMessage, { id, now: services.now() })
  const data: EstimateMessage = { id }
  if (haveSameValues(known.values, values)) return { data }
  throw new AppError('duplicate', { message: 'estimateHasMessage', data })
}

/**
 * `POST inbox/estimates/{id}/message`: a contact message about a saved estimate, entered by staff for whoever saved it. An estimate has
 * one at most: pressed twice, it answers the same one.
 * @throws AppError `not_found`, `validation_failed`, `duplicate` with the id of the message that has other values
 */
export async function answerEstimateMessage(call: MessageCall): Promise<Answer> {
  const { table } = call.services
  const context = contextOf(call, contactMessage)
  const estimate = await requireEstimate(call)
  const filled = await readForm(contactMessage, { ...call.body.fields, estimate: estimate.id })
  const message = messageOf(call, { ...filled, estimate, enteredBy: personOf(context.by) })
  const { id } = message
  const submitter = submitterItem(contactMessage, message)
  // personal data stays out of the log, as of every submission
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
    return answerKnown(call, message)
  }
  const data: EstimateMessage = { id }
  return { data, status: 201 }
}
