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

/** Conditional write; false if the challenge was used before. */
export async function isFirstUse({ services: { table, now } }: Call, challenge: string): Promise<boolean> {
  const ttl = Math.floor(now().getTime() / 1000) + RETENTION_SECONDS
  try {
    await table.put({ ...keys.proof(challenge), ttl }, { ConditionExpression: 'attribute_not_exists(pk)' })
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
