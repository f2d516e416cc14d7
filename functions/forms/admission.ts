import type { Submission } from '@flou/shared/submissions/define.ts'
import type { Verification } from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { visitorHash } from '../http/network.ts'
import { ConditionFailed, type TransactItem } from '../store/dynamo/transact.ts'
import { keys } from '../store/keys.ts'
import { rateStep } from '../store/rateStep.ts'
import type { Vouched } from './vouchedBy.ts'

/** Submissions of one form that a network may send within a time window. */
const RATE = { seconds: 600, verified: 30, unverified: 8 } as const
const PROOF_SECONDS = 86_400

const isVerified = (verified: Verification) => verified === 'proof' || verified === 'service'

function attemptStep(call: Call, form: Submission, verified: Verification): TransactItem {
  const { originSecret, now: clock } = call.services
  const now = clock()
  const who = visitorHash('forms', { address: call.address, originSecret, now })
  const most = isVerified(verified) ? RATE.verified : RATE.unverified
  return rateStep(`form.${form.key}#${who}`, { most, seconds: RATE.seconds }, now)
}

/** A challenge counts once: the same proof does not admit a second form. */
const proofStep = (challenge: string, now: Date): TransactItem => ({
  Put: {
    Item: { ...keys.proof(challenge), ttl: Math.floor(now.getTime() / 1000) + PROOF_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** The refusal for failed conditions, by their positions among the steps of an admission. */
const refusalFor = (failed: ReadonlySet<number>) =>
  failed.has(0)
    ? new AppError('too_many_requests', { message: 'tooManyForms', retryAfter: RATE.seconds })
    : new AppError('validation_failed', { message: 'robot' })

/**
 * Admits one attempt to send a form: counts it against the limit of its network and uses up its proof.
 * The steps go into the transaction of the submission, unless `admit` has written them ahead of it.
 */
export function admissionOf(call: Call, form: Submission, { verified, challenge }: Vouched) {
  const { table, now } = call.services
  let steps = [
    attemptStep(call, form, verified),
    ...(challenge === undefined ? [] : [proofStep(challenge, now())]),
  ]
  return {
    openSteps: (): readonly TransactItem[] => steps,
    /** @throws AppError `too_many_requests`, `validation_failed` */
    admit: async (): Promise<void> => {
      try {
        await table.transact(steps)
        steps = []
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        throw refusalFor(new Set(error.failures.map(({ index }) => index)))
      }
    },
    refusalFor,
  }
}
