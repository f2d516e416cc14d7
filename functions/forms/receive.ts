import { createHash } from 'node:crypto'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Consent, Suspicion } from '@flou/shared/submissions/inbox.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { readForm, type FilledForm } from '../operations/input/readForm.ts'
import { ConditionFailed, type TransactItem } from '../store/dynamo/transact.ts'
import { submissionItem, submitterItem, type StoredSubmission } from '../store/submissions/submissionItems.ts'
import { mailsOf } from '../store/submissions/submissionMails.ts'
import { admissionOf } from './admission.ts'
import { checkPlaces } from './checkPlaces.ts'
import type { Consequence } from '../submissionEffects/consequence.ts'
import { effectOf } from '../submissionEffects/effects.ts'
import type { Circumstances, Given } from './given.ts'
import { vouchedBy, type BotChecking, type Vouched } from './vouchedBy.ts'

/** Quicker than anybody types, in milliseconds. */
const LEAST_MS = 1_500
/** A form without script has no key: the same content counts as one for so long, in milliseconds. */
const BUCKET_MS = 600_000

type Services = Call['services']

/** The same content sent again by the same form, or without script within ten minutes, has the same id. */
function idOf(form: Submission, values: FormValues, { key, now }: { key: string | undefined; now: Date }) {
  const attempt = key ?? `${Math.floor(now.getTime() / BUCKET_MS)}`
  return createHash('sha256')
    .update(JSON.stringify([form.key, attempt, values]))
    .digest('hex')
    .slice(0, 32)
}

function suspicionOf({ trap, elapsed }: Circumstances): Suspicion | undefined {
  if (trap !== '') return 'honeypot'
  return elapsed !== undefined && elapsed < LEAST_MS ? 'speed' : undefined
}

const consentsIn = (form: Submission, values: FormValues, { language }: Circumstances): Consent[] =>
  Object.entries(form.fields).flatMap(([field, { kind, version = 1 }]) =>
    kind === 'agreement' && values[field] === true ? [{ field, version, language }] : [],
  )

/** What becomes of a form: stored now, or found stored already. */
export interface Received {
  /** Absent for what an earlier submission has said already: its reference is for its sender. */
  id?: string
  isRepeated: boolean
  /** What the visitor is told instead of that it arrived. */
  message?: MessageCode
}

/** What a form holds, once it has been checked. */
interface Checked extends FilledForm {
  vouched: Vouched
  services: Services
}

/** What is stored of a form, once it has been checked. */
function submissionFrom(
  form: Submission,
  { circumstances }: Given,
  { values, phones, vouched, services }: Checked,
): StoredSubmission {
  const now = services.now()
  const { verified } = vouched
  const suspect = suspicionOf(circumstances) ?? vouched.suspect
  return {
    id: idOf(form, values, { key: circumstances.key, now }),
    form: form.key,
    values,
    ...(Object.keys(phones).length > 0 && { phones }),
    verified,
    version: 1,
    state: suspect === undefined ? 'new' : 'spam',
    language: circumstances.language,
    page: circumstances.page,
    ...(suspect !== undefined && { suspect }),
    consents: consentsIn(form, values, circumstances),
    created: now.toISOString(),
    ulid: services.newId(),
  }
}

type Admission = ReturnType<typeof admissionOf>

/** What follows from a submission and is written with it; nothing from what is taken for a robot's. */
async function consequenceOf(
  form: Submission,
  stored: StoredSubmission,
  { services, admission }: { services: Services; admission: Admission },
): Promise<Consequence> {
  if (stored.suspect !== undefined) return { steps: [] }
  const consequence = await effectOf(form.key)?.(stored, services, admission.admit)
  if (consequence?.repeats !== undefined) return consequence
  return { ...consequence, steps: [...mailsOf(form, stored), ...(consequence?.steps ?? [])] }
}

/** The submission, how it is found by its sender, the admission, and what follows. */
function stepsOf(
  form: Submission,
  stored: StoredSubmission,
  { admission, following }: { admission: Admission; following: readonly TransactItem[] },
) {
  const submitter = submitterItem(form, stored)
  const own: TransactItem[] = [
    { Put: { Item: submissionItem(form, stored), ConditionExpression: 'attribute_not_exists(pk)' } },
  ]
  const submitterSteps = submitter ? [{ Put: { Item: submitter } }] : []
  return [...own, ...admission.openSteps(), ...submitterSteps, ...following]
}

/** Writes a submission. @returns false if it is stored already */
async function store(
  { table }: Services,
  steps: readonly TransactItem[],
  { admission, following }: { admission: Admission; following: readonly TransactItem[] },
): Promise<boolean> {
  try {
    await table.transact(steps)
    return true
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const failed = error.failures.map(({ index }) => index)
    if (failed.includes(0)) return false
    if (Math.min(...failed) >= steps.length - following.length)
      throw new AppError('unavailable', { cause: error })
    throw admission.refusalFor(new Set(failed.map((index) => index - 1)))
  }
}

/** True if nothing of a failed transaction was written; a broken connection leaves that open. */
const isCancelled = (error: unknown) => error instanceof AppError

/**
 * Stores what a visitor sent, with what follows from it, in one transaction: the answer is given after it is durable.
 * The same thing sent again is stored once. Throws `validation_failed`, `too_many_requests` and `unavailable`.
 */
export async function receive(
  call: Call,
  form: Submission,
  given: Given & { checking?: BotChecking | undefined },
): Promise<Received> {
  const { services } = call
  const filled = await readForm(form, given.fields, checkPlaces)
  const vouched = await vouchedBy(given.circumstances, services, given.checking)
  const stored = submissionFrom(form, given, { ...filled, vouched, services })
  const admission = admissionOf(call, form, vouched)
  const consequence = await consequenceOf(form, stored, { services, admission })
  const { steps: following, message, repeats, settle } = consequence
  const answer = { ...(message && { message }) }
  if (repeats !== undefined) {
    const steps = [...admission.openSteps(), ...following]
    if (steps.length > 0) await services.table.transact(steps)
    return { ...(repeats === stored.id && { id: repeats }), isRepeated: true, ...answer }
  }
  try {
    const steps = stepsOf(form, stored, { admission, following })
    const isNew = await store(services, steps, { admission, following })
    await settle?.(isNew)
    return { id: stored.id, isRepeated: !isNew, ...answer }
  } catch (error) {
    if (isCancelled(error)) await settle?.(false)
    throw error
  }
}
