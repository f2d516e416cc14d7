import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isEqualSecret } from '../isEqualSecret.ts'

/**
 * The task that a browser solves before it sends a form (altcha's protocol): to find the number whose hash, with the salt, is the
 * challenge. Costs a person nothing and a robot processor time for each form; nobody else is asked.
 */
export interface Challenge {
  algorithm: 'SHA-256'
  salt: string
  challenge: string
  /** The number is below it. */
  maxnumber: number
  signature: string
}

/** About half a second of a phone's time on average. */
const MAX_NUMBER = 30_000
/** How long a task may be handed in after it was given, in seconds: as long as somebody writes. */
const VALID_SECONDS = 3_600
/** The longest answer that is looked at. */
export const PROOF_LENGTH = 600

/** A key of its own, so that a signature means nothing elsewhere. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('forms.proof').digest()
const digest = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex')
const sign = (secret: string, challenge: string) =>
  createHmac('sha256', keyOf(secret)).update(challenge).digest('hex')

/** A new task. */
export function newChallenge(secret: string, now: Date): Challenge {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`
  const number = randomBytes(4).readUInt32BE() % MAX_NUMBER
  const challenge = digest(salt, number)
  return { algorithm: 'SHA-256', salt, challenge, maxnumber: MAX_NUMBER, signature: sign(secret, challenge) }
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

/**
 * The task that an answer solves, by which it counts once; undefined for a wrong, foreign or expired one.
 * @param proof base64 of altcha's JSON
 */
export function solvedChallenge(proof: string, secret: string, now: Date): string | undefined {
  if (proof.length > PROOF_LENGTH) return undefined
  const solved = parsed(proof)
  if (!solved) return undefined
  const { salt, number, challenge, signature } = solved
  const expires = EXPIRES.exec(salt)?.[1]
  const isRight =
    expires !== undefined &&
    Number(expires) * 1000 > now.getTime() &&
    digest(salt, number) === challenge &&
    isEqualSecret(signature, sign(secret, challenge))
  return isRight ? challenge : undefined
}
