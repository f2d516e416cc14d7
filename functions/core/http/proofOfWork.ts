import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Challenge } from '@flou/shared/forms/proofOfWork.ts'
import { isEqualSecret } from '../identity/refreshSecret.ts'

/** A signature is valid for one purpose only. */
export interface ProofKind {
  purpose: string
  maxNumber: number
}
/** About half a second on a phone. */
export const FORM_PROOF: ProofKind = { purpose: 'forms.proof', maxNumber: 30_000 }

const VALID_SECONDS = 3_600
export const PROOF_LENGTH = 600

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest()
const digest = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
const sign = (secret: string, { purpose }: ProofKind, challenge: string) =>
  createHmac('sha256', keyOf(secret, purpose)).update(challenge).digest('hex')

export function newChallenge(secret: string, now: Date, kind: ProofKind): Challenge {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`
  const number = randomBytes(4).readUInt32BE() % kind.maxNumber
  const challenge = digest(salt, number)
  const signature = sign(secret, kind, challenge)
  return { algorithm: 'SHA-256', salt, challenge, maxnumber: kind.maxNumber, signature }
}

interface Solved {
  salt: string
  number: number
  challenge: string
  signature: string
}

function parsed(proof: string): Solved | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    if (typeof value !== 'object' || value === null) return undefined
    const { salt, number, challenge, signature } = value as Partial<Record<keyof Solved, unknown>>
    if (typeof salt !== 'string' || typeof challenge !== 'string' || typeof signature !== 'string')
      return undefined
    return typeof number === 'number' && Number.isSafeInteger(number)
      ? { salt, number, challenge, signature }
      : undefined
  } catch {
    return undefined
  }
}

const EXPIRES = /^[0-9a-f]{24}\?expires=(\d{1,12})&$/

interface Checking {
  secret: string
  now: Date
  kind: ProofKind
}

/**
 * Undefined for a wrong, foreign or expired proof. The challenge may be used once.
 * @param proof base64 of altcha's JSON
 */
export function solvedChallenge(proof: string, { secret, now, kind }: Checking): string | undefined {
  if (proof.length > PROOF_LENGTH) return undefined
  const solved = parsed(proof)
  if (!solved) return undefined
  const { salt, number, challenge, signature } = solved
  const expires = EXPIRES.exec(salt)?.[1]
  const isRight =
    expires !== undefined &&
    Number(expires) * 1000 > now.getTime() &&
    digest(salt, number) === challenge &&
    isEqualSecret(signature, sign(secret, kind, challenge))
  return isRight ? challenge : undefined
}
