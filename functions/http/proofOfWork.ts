import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Challenge } from '@flou/shared/proofOfWork.ts'
import { isEqualSecret } from '../isEqualSecret.ts'

/** A kind of task: its signature means nothing for another kind. */
export interface ProofKind {
  purpose: string
  /** The number to find is below it. */
  maxNumber: number
}
/** About half a second of a phone's time on average. */
export const FORM_PROOF: ProofKind = { purpose: 'forms.proof', maxNumber: 30_000 }

/** How long a task may be handed in after it was given, in seconds: as long as a person writes. */
const VALID_SECONDS = 3_600
/** The longest answer that is looked at. */
export const PROOF_LENGTH = 600

const keyOf = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest()
const digest = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
const sign = (secret: string, { purpose }: ProofKind, challenge: string) =>
  createHmac('sha256', keyOf(secret, purpose)).update(challenge).digest('hex')

/** A new task. */
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
 * The task that an answer solves, by which it counts once; undefined for a wrong, foreign or expired one.
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
