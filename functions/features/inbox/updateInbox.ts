import { typedText } from '@flou/shared/content/fields/field.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import {
  BULK_SIZE,
  MAX_NOTE_LENGTH,
  SUBMISSION_STATES,
  type BulkResult,
  type SubmissionEvent,
} from '@flou/shared/inbox/inbox.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import pMap from 'p-map'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { addNote } from './store/addNote.ts'
import { updateSubmission, type SubmissionUpdate } from './store/updateSubmission.ts'
import { requireSubmission } from './store/requireSubmission.ts'
import { rowOfSubmission, type StoredSubmission } from '../forms/index.ts'
import { detailOf, peopleOf } from './readInbox.ts'
import { releaseOf } from './release.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'

export const version = z.number().check(z.int(), z.positive())
const change = {
  state: z.optional(z.enum(SUBMISSION_STATES)),
  /** User id; null unassigns. */
  assignee: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
}
export const updateInput = z.object({ version, ...change })
export const bulkInput = z.object({
  items: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), version }))
    .check(z.minLength(1), z.maxLength(BULK_SIZE)),
  ...change,
})
export const noteInput = z.object({
  text: typedText(MAX_NOTE_LENGTH, manyLines),
})

type UpdateRequest = Pick<z.infer<typeof updateInput>, 'state' | 'assignee'>

/** Only users who may read the form can be assignees. Throws `validation_failed`. */
async function requirePerson(call: StaffCall, form: FormDeclaration, id: number): Promise<PersonRef> {
  const person = (await peopleOf(call.services.table, form)).find((one) => one.id === id)
  if (!person) throw invalidFields({ Assignee: 'invalid' })
  return person
}

async function updateOf(
  call: StaffCall,
  form: FormDeclaration,
  { state, assignee }: UpdateRequest,
): Promise<SubmissionUpdate> {
  return {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && {
      assignee: assignee === null ? null : await requirePerson(call, form, assignee),
    }),
  }
}

/** Throws `record_changed` with the current row on a version conflict. */
export function requireVersion(stored: StoredSubmission, seenVersion: number): StoredSubmission {
  if (stored.version === seenVersion) return stored
  throw new AppError('record_changed', { data: rowOfSubmission(stored) })
}

/** `PUT inbox/{form}/items/{id}`: sets state and assignee with an optimistic lock (409). */
export async function answerUpdate(
  call: StaffCall<z.infer<typeof updateInput>>,
  form: FormDeclaration,
): Promise<Answer> {
  const { table, now } = call.services
  const stored = await requireSubmission(table, form, { id: call.parameters.id ?? '', now: now() })
  const after = await updateSubmission(requestContext(call, form.key), form, {
    before: requireVersion(stored, call.body.version),
    update: await updateOf(call, form, call.body),
    deriveDeferred: releaseOf(form, call.services),
  })
  return { data: await detailOf(call, form, after) }
}

export async function answerNote(
  call: StaffCall<z.infer<typeof noteInput>>,
  form: FormDeclaration,
): Promise<Answer> {
  const { table, now } = call.services
  const stored = await requireSubmission(table, form, { id: call.parameters.id ?? '', now: now() })
  const data: SubmissionEvent = await addNote(requestContext(call, form.key), form, {
    stored,
    text: call.body.text,
  })
  return { data, status: 201 }
}

const MAX_CONCURRENT = 8

const OUTCOMES: Readonly<Record<string, BulkResult['outcome']>> = {
  record_changed: 'changed',
  not_found: 'gone',
}

/**
 * `POST inbox/{form}/bulk`: up to 100 independent updates with optimistic locks; returns the outcome of each.
 */
export async function answerBulk(
  call: StaffCall<z.infer<typeof bulkInput>>,
  form: FormDeclaration,
): Promise<Answer> {
  const { table, now } = call.services
  const requestedUpdate = await updateOf(call, form, call.body)
  const context = requestContext(call, form.key)
  const release = releaseOf(form, call.services)
  const updateOne = async ({
    id,
    version: seenVersion,
  }: {
    id: string
    version: number
  }): Promise<BulkResult> => {
    try {
      const before = requireVersion(await requireSubmission(table, form, { id, now: now() }), seenVersion)
      await updateSubmission(context, form, { before, update: requestedUpdate, deriveDeferred: release })
      return { id, outcome: 'done' }
    } catch (error) {
      const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined
      if (outcome === undefined) throw error
      return { id, outcome }
    }
  }
  return { data: await pMap(call.body.items, updateOne, { concurrency: MAX_CONCURRENT }) }
}
