import { createHash } from 'node:crypto'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Consent, Suspicion, Verification } from '@flou/shared/submissions/inbox.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { visitorHash } from '../http/network.ts'
import { readForm, type FilledForm } from '../operations/input/readForm.ts'
import { ConditionFailed, type TransactItem } from '../store/dynamo/transact.ts'
import { keys } from '../store/keys.ts'
import { submissionItem, submitterItem, type StoredSubmission } from '../store/submissions/submissionItems.ts'
import { mailsOf } from '../store/submissions/submissionMails.ts'
import type { Consequence, Effect } from './consequence.ts'
import { EFFECTS } from './effects.ts'
import type { Circumstances, Given } from './given.ts'
import { vouchedBy, type BotChecking, type Vouched } from './vouchedBy.ts'

/** How many forms of a kind one network may send within a time. */
const RATE = { seconds: 600, verified: 30, unverified: 8 } as const
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

/** Whether something vouches for whoever sent it; where the service is silent nothing does. */
const isVerified = (verified: Verification) => verified === 'proof' || verified === 'service'

const tooMany = () => new AppError('too_many_requests', { message: 'tooManyForms', retryAfter: RATE.seconds })

function rateStep(call: Call, form: Submission, isVerified: boolean): TransactItem {
  const { originSecret, now: clock } = call.services
  const now = clock()
  const seconds = Math.floor(now.getTime() / 1000)
  const window = Math.floor(seconds / RATE.seconds)
  // stored with the count alone, never with what was sent
  const who = visitorHash('forms', { address: call.address, originSecret, now })
  return {
    Update: {
      Key: keys.rate(`form.${form.key}#${who}`, window),
      UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :most',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':most': isVerified ? RATE.verified : RATE.unverified,
        ':ttl': seconds + 2 * RATE.seconds,
      },
    },
  }
}

/** Each task counts for one form: the same proof does not send a second one. */
const proofStep = (challenge: string, now: Date): TransactItem => ({
  Put: {
    Item: { ...keys.proof(challenge), ttl: Math.floor(now.getTime() / 1000) + 86_400 },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** What becomes of a form: stored now, or found stored already. */
export interface Received {
  id: string
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

/** What follows from a submission and is written with it; nothing from what is taken for a robot's. */
async function consequenceOf(
  form: Submission,
  stored: StoredSubmission,
  services: Services,
): Promise<Consequence> {
  if (stored.suspect !== undefined) return { steps: [] }
  const effect = (EFFECTS as Partial<Record<string, Effect>>)[form.key]
  const { steps = [], ...rest } = (await effect?.(stored, services)) ?? {}
  return { ...rest, steps: [...mailsOf(form, stored), ...steps] }
}

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
  const filled = await readForm(form, given.fields)
  const vouched = await vouchedBy(given.circumstances, services, given.checking)
  const { challenge } = vouched
  const stored = submissionFrom(form, given, { ...filled, vouched, services })
  const { id, verified } = stored
  const submitter = submitterItem(form, stored)
  const { steps: following, message } = await consequenceOf(form, stored, services)
  const steps: TransactItem[] = [
    { Put: { Item: submissionItem(form, stored), ConditionExpression: 'attribute_not_exists(pk)' } },
    rateStep(call, form, isVerified(verified)),
    ...(challenge === undefined ? [] : [proofStep(challenge, services.now())]),
    ...(submitter ? [{ Put: { Item: submitter } }] : []),
    ...following,
  ]
  try {
    await services.table.transact(steps)
    return { id, isRepeated: false, ...(message && { message }) }
  } catch (error) {
    const failed = new Set(error instanceof ConditionFailed ? error.failures.map(({ index }) => index) : [])
    if (failed.has(0)) return { id, isRepeated: true }
    if (!(error instanceof ConditionFailed)) throw error
    if (following.length > 0 && failed.size > 0 && Math.min(...failed) >= steps.length - following.length)
      throw new AppError('unavailable', { cause: error })
    throw failed.has(1) ? tooMany() : new AppError('validation_failed', { message: 'robot' })
  }
}
