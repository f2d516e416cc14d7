import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { AppError } from '../../../core/errors.ts'
import type { Call } from '../../../core/http/call.ts'
import { newChallenge, solvedChallenge, type ProofKind } from '../../../core/http/proofOfWork.ts'
import { keys } from '../../../core/store/keys.ts'

/** Failed attempts per network before a proof of work is required. */
export const FREE_ATTEMPTS = 20
/** Takes a phone about two seconds on average. */
const SIGN_IN_PROOF: ProofKind = { purpose: 'signIn.proof', maxNumber: 100_000 }
const RETENTION_SECONDS = 3_700

/** Write whose condition fails if the challenge was used before. */
export const firstUse = (challenge: string, now: Date) => ({
  Item: { ...keys.proof(challenge), ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS },
  ConditionExpression: 'attribute_not_exists(pk)',
})

async function isFirstUse({ services: { table, now } }: Call, challenge: string): Promise<boolean> {
  const { Item, ...condition } = firstUse(challenge, now())
  try {
    await table.put(Item, condition)
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/**
 * Requires a proof of work after many failures of a network. Throws `too_many_requests` with a new challenge.
 * @param attempt number within the network; undefined for a known device
 */
export async function requireProof(call: Call, attempt: number | undefined, proof: string): Promise<void> {
  if (attempt === undefined || attempt <= FREE_ATTEMPTS) return
  const { now, originSecret: secret } = call.services
  const challenge = solvedChallenge(proof, { secret, now: now(), kind: SIGN_IN_PROOF })
  if (challenge !== undefined && (await isFirstUse(call, challenge))) return
  const data = { challenge: newChallenge(secret, now(), SIGN_IN_PROOF) }
  throw new AppError('too_many_requests', { data })
}
