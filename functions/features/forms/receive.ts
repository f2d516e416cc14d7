import { createHash } from 'node:crypto'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import type { Consent, Suspicion } from '@flou/shared/inbox/inbox.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import { AppError } from '../../core/errors.ts'
import type { Call } from '../../core/http/call.ts'
import { readForm, type FilledForm } from '../../core/operations/input/readForm.ts'
import { ConditionFailed, type TransactItem } from '../../core/store/dynamo/transact.ts'
import { submissionItem, submitterItem, type StoredSubmission } from './submissionItems.ts'
import { mailsOf } from './submissionMails.ts'
import { admissionOf } from './admission.ts'
import { checkCities } from './checkCities.ts'
import type { EffectResult } from './effects/effectTypes.ts'
import { effectOf } from './effects/effects.ts'
import type { FormContext, FormInput } from './formInput.ts'
import { verifiedBotCheck, type BotChecking, type BotCheckResult } from './verifiedBotCheck.ts'

/** Faster than any person types, in milliseconds. */
const MIN_MS = 1_500
/** Deduplication window for forms without script, in milliseconds. */
const BUCKET_MS = 600_000

type Services = Call['services']

function idOf(
  form: FormDeclaration,
  values: FormValues,
  { key, now }: { key: string | undefined; now: Date },
) {
  const attempt = key ?? `${Math.floor(now.getTime() / BUCKET_MS)}`
  return createHash('sha256')
    .update(JSON.stringify([form.key, attempt, values]))
    .digest('hex')
    .slice(0, 32)
}

function suspicionOf({ trap, elapsed }: FormContext): Suspicion | undefined {
  if (trap !== '') return 'honeypot'
  return elapsed !== undefined && elapsed < MIN_MS ? 'speed' : undefined
}

const consentsIn = (form: FormDeclaration, values: FormValues, { language }: FormContext): Consent[] =>
  Object.entries(form.fields).flatMap(([field, { kind, version = 1 }]) =>
    kind === 'agreement' && values[field] === true ? [{ field, version, language }] : [],
  )

export interface Received {
  /** Absent for repeats of another submission, whose reference belongs to its sender. */
  id?: string
  isRepeated: boolean
  message?: MessageCode
}

interface Checked extends FilledForm {
  botCheck: BotCheckResult
  services: Services
}

function submissionFrom(
  form: FormDeclaration,
  { context }: FormInput,
  { values, phones, botCheck, services }: Checked,
): StoredSubmission {
  const now = services.now()
  const { verified } = botCheck
  const suspect = suspicionOf(context) ?? botCheck.suspect
  return {
    id: idOf(form, values, { key: context.key, now }),
    form: form.key,
    values,
    ...(Object.keys(phones).length > 0 && { phones }),
    verified,
    version: 1,
    state: suspect === undefined ? 'new' : 'spam',
    language: context.language,
    page: context.page,
    ...(suspect !== undefined && { suspect }),
    consents: consentsIn(form, values, context),
    created: now.toISOString(),
    ulid: services.newId(),
  }
}

type Admission = ReturnType<typeof admissionOf>

/** Returns effects written with the submission; none for suspected spam. */
async function computeEffect(
  form: FormDeclaration,
  stored: StoredSubmission,
  { services, admission }: { services: Services; admission: Admission },
): Promise<EffectResult> {
  if (stored.suspect !== undefined) return { steps: [] }
  const effect = await effectOf(form.key)?.(stored, services, admission.admit)
  if (effect?.repeats !== undefined) return effect
  return { ...effect, steps: [...mailsOf(form, stored), ...(effect?.steps ?? [])] }
}

function stepsOf(
  form: FormDeclaration,
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

/** True if the transaction was certainly not written; unknown after a connection error. */
const isCancelled = (error: unknown) => error instanceof AppError

/**
 * Stores a submission and its effects in one transaction, before responding. Idempotent. Throws
 * `validation_failed`, `too_many_requests`, `unavailable`.
 */
export async function receive(
  call: Call,
  form: FormDeclaration,
  formInput: FormInput & { checking?: BotChecking | undefined },
): Promise<Received> {
  const { services } = call
  const filled = await readForm(form, formInput.fields, checkCities)
  const botCheck = await verifiedBotCheck(formInput.context, services, formInput.checking)
  const stored = submissionFrom(form, formInput, { ...filled, botCheck, services })
  const admission = admissionOf(call, form, botCheck)
  const effect = await computeEffect(form, stored, { services, admission })
  const { steps: following, message, repeats, complete } = effect
  const answer = { ...(message && { message }) }
  if (repeats !== undefined) {
    const steps = [...admission.openSteps(), ...following]
    if (steps.length > 0) await services.table.transact(steps)
    return { ...(repeats === stored.id && { id: repeats }), isRepeated: true, ...answer }
  }
  try {
    const steps = stepsOf(form, stored, { admission, following })
    const isNew = await store(services, steps, { admission, following })
    await complete?.(isNew)
    return { id: stored.id, isRepeated: !isNew, ...answer }
  } catch (error) {
    if (isCancelled(error)) await complete?.(false)
    throw error
  }
}
