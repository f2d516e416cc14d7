import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { Verification } from '@flou/shared/inbox/inbox.ts'
import { AppError } from '../../core/errors.ts'
import type { Call } from '../../core/http/call.ts'
import { visitorHash } from '../../core/http/network.ts'
import { ConditionFailed, type TransactItem } from '../../core/store/dynamo/transact.ts'
import { keys } from '../../core/store/keys.ts'
import { rateStep } from '../../core/store/rateStep.ts'
import type { BotCheckResult } from './verifiedBotCheck.ts'

const RATE = { seconds: 600, verified: 30, unverified: 8 } as const
const PROOF_SECONDS = 86_400

const isVerified = (verified: Verification) => verified === 'proof' || verified === 'service'

function attemptStep(call: Call, form: FormDeclaration, verified: Verification): TransactItem {
  const { originSecret, now: clock } = call.services
  const now = clock()
  const who = visitorHash('forms', { ip: call.ip, originSecret, now })
  const most = isVerified(verified) ? RATE.verified : RATE.unverified
  return rateStep(`form.${form.key}#${who}`, { limit: most, seconds: RATE.seconds }, now)
}

/** Conditional write, so that a proof admits only one form. */
const proofStep = (challenge: string, now: Date): TransactItem => ({
  Put: {
    Item: { ...keys.proof(challenge), ttl: Math.floor(now.getTime() / 1000) + PROOF_SECONDS },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** Maps failed conditions to errors; index 0 is the rate limit. */
const refusalFor = (failed: ReadonlySet<number>) =>
  failed.has(0)
    ? new AppError('too_many_requests', { message: 'tooManyForms', retryAfter: RATE.seconds })
    : new AppError('validation_failed', { message: 'robot' })

/**
 * Counts one attempt and consumes its proof. The steps join the submission's transaction unless `admit` has
 * written them.
 */
export function admissionOf(call: Call, form: FormDeclaration, { verified, challenge }: BotCheckResult) {
  const { table, now } = call.services
  let steps = [
    attemptStep(call, form, verified),
    ...(challenge === undefined ? [] : [proofStep(challenge, now())]),
  ]
  return {
    openSteps: (): readonly TransactItem[] => steps,
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
