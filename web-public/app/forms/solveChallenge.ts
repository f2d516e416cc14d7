import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'

interface Challenge {
  salt: string
  challenge: string
  maxnumber: number
  signature: string
}

/** Hashes asked for at the same time; the page answers in between. */
const AT_ONCE = 250

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function numberOf({ salt, challenge, maxnumber }: Challenge): Promise<number | undefined> {
  const encoder = new TextEncoder()
  for (let start = 0; start < maxnumber; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, maxnumber - start) }, (_, index) => start + index)
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`))),
    )
    const found = hashes.findIndex((bytes) => hex(bytes) === challenge)
    if (found >= 0) return start + found
  }
  return undefined
}

/**
 * Solves a task of the server, which costs a person nothing and a robot its time.
 * @returns the answer as the server reads it; undefined where there is no task or the browser cannot solve it: the form is sent without
 */
async function solveChallenge(): Promise<string | undefined> {
  try {
    const response = await fetch(FORM_PATHS.challenge, { cache: 'no-store' })
    const { data } = (await response.json()) as { data: Challenge }
    const number = await numberOf(data)
    const { salt, challenge, signature } = data
    return number === undefined ? undefined : btoa(JSON.stringify({ salt, number, challenge, signature }))
  } catch {
    return undefined
  }
}

/** How long a solved task is good for, in milliseconds: somewhat less than the server takes it. */
const GOOD_MS = 50 * 60_000

let solved: { proof: Promise<string | undefined>; since: number } | undefined

/** Has a task solved while the visitor writes. */
export function prepareProof(): void {
  if (!solved || Date.now() - solved.since > GOOD_MS) solved = { proof: solveChallenge(), since: Date.now() }
}

/** The answer to a task, each for one form. */
export async function takeProof(): Promise<string | undefined> {
  prepareProof()
  const proof = await solved?.proof
  solved = undefined
  return proof
}
