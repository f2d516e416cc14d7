import { typedText } from '@flou/shared/content/fields/field.ts'
import type { PersonRef } from '@flou/shared/account.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import {
  BULK_SIZE,
  NOTE_LENGTH,
  SUBMISSION_STATES,
  type BulkResult,
  type SubmissionEvent,
} from '@flou/shared/submissions/inbox.ts'
import { manyLines } from '@flou/shared/text/oneLine.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { addNote } from '../store/submissions/addNote.ts'
import { changeSubmission, type SubmissionChange } from '../store/submissions/changeSubmission.ts'
import { requireSubmission } from '../store/submissions/requireSubmission.ts'
import { rowOfSubmission, type StoredSubmission } from '../store/submissions/submissionItems.ts'
import { detailOf, peopleOf } from './readInbox.ts'
import { releaseOf } from './release.ts'
import { contextOf, type StaffCall } from './staffCall.ts'

const version = z.number().check(z.int(), z.positive())
const change = {
  state: z.optional(z.enum(SUBMISSION_STATES)),
  /** Id of a person; null takes it from whoever has it. */
  assignee: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
}
export const changeInput = z.object({ version, ...change })
export const bulkInput = z.object({
  items: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), version }))
    .check(z.minLength(1), z.maxLength(BULK_SIZE)),
  ...change,
})
export const noteInput = z.object({
  text: typedText(NOTE_LENGTH, manyLines),
})

type Asked = Pick<z.infer<typeof changeInput>, 'state' | 'assignee'>

/** Only who may read it can be asked to deal with it. Throws `validation_failed`. */
async function requirePerson(call: StaffCall, form: Submission, id: number): Promise<PersonRef> {
  const person = (await peopleOf(call.services.table, form)).find((one) => one.id === id)
  if (!person) throw invalidFields({ Assignee: 'invalid' })
  return person
}

async function changeOf(
  call: StaffCall,
  form: Submission,
  { state, assignee }: Asked,
): Promise<SubmissionChange> {
  return {
    ...(state !== undefined && { state }),
    ...(assignee !== undefined && {
      assignee: assignee === null ? null : await requirePerson(call, form, assignee),
    }),
  }
}

/** Throws `record_changed` with the row as it is where it is not at the version that its author looked at. */
function requireVersion(stored: StoredSubmission, looked: number): StoredSubmission {
  if (stored.version === looked) return stored
  throw new AppError('record_changed', { data: rowOfSubmission(stored) })
}

/** `PUT inbox/{form}/items/{id}`: state and assignee of one, at the version that its author looked at (409 otherwise). */
export async function answerChange(
  call: StaffCall<z.infer<typeof changeInput>>,
  form: Submission,
): Promise<Answer> {
  const { table, now } = call.services
  const stored = await requireSubmission(table, form, { id: call.parameters['id'] ?? '', now: now() })
  const after = await changeSubmission(contextOf(call, form), form, {
    before: requireVersion(stored, call.body.version),
    change: await changeOf(call, form, call.body),
    release: releaseOf(form, call.services),
  })
  return { data: await detailOf(call, form, after) }
}

/** `POST inbox/{form}/items/{id}/notes`: a note of the thread. */
export async function answerNote(
  call: StaffCall<z.infer<typeof noteInput>>,
  form: Submission,
): Promise<Answer> {
  const { table, now } = call.services
  const stored = await requireSubmission(table, form, { id: call.parameters['id'] ?? '', now: now() })
  const data: SubmissionEvent = await addNote(contextOf(call, form), form, { stored, text: call.body.text })
  return { data, status: 201 }
}

/** Changes of a bulk that run at once. */
const AT_ONCE = 8

const OUTCOMES: Readonly<Record<string, BulkResult['outcome']>> = {
  record_changed: 'changed',
  not_found: 'gone',
}

/**
 * `POST inbox/{form}/bulk`: state or assignee of up to 100. Each is changed or refused for itself, at the version that its author looked
 * at; the answer says what became of each.
 */
export async function answerBulk(
  call: StaffCall<z.infer<typeof bulkInput>>,
  form: Submission,
): Promise<Answer> {
  const { table, now } = call.services
  const wanted = await changeOf(call, form, call.body)
  const context = contextOf(call, form)
  const release = releaseOf(form, call.services)
  const changeOne = async ({ id, version: looked }: { id: string; version: number }): Promise<BulkResult> => {
    try {
      const before = requireVersion(await requireSubmission(table, form, { id, now: now() }), looked)
      await changeSubmission(context, form, { before, change: wanted, release })
      return { id, outcome: 'done' }
    } catch (error) {
      const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined
      if (outcome === undefined) throw error
      return { id, outcome }
    }
  }
  const results: BulkResult[] = []
  const { items } = call.body
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(changeOne))))
  return { data: results }
}
