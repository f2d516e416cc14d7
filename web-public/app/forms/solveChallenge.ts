import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Service, Vouch } from './botCheck.ts'

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

/** How an answer is got once a form is sent. */
type Ready = () => Promise<Vouch>

/**
 * Gets ready what the server asks for: solves its task, which costs a person nothing and a robot its time, or loads the service that the
 * installation has chosen. Where neither comes, the form is sent without.
 */
async function getReady(form: HTMLFormElement | undefined): Promise<Ready> {
  try {
    const response = await fetch(FORM_PATHS.challenge, { cache: 'no-store' })
    const { data } = (await response.json()) as { data: Challenge | { service: Service } }
    if ('service' in data) {
      const { prepareService } = await import('./botCheck.ts')
      return prepareService(data.service, form)
    }
    const number = await numberOf(data)
    const { salt, challenge, signature } = data
    const vouch =
      number === undefined ? {} : { _proof: btoa(JSON.stringify({ salt, number, challenge, signature })) }
    return () => Promise.resolve(vouch)
  } catch {
    return () => Promise.resolve({})
  }
}

/** How long a solved task is good for, in milliseconds: somewhat less than the server takes it. */
const GOOD_MS = 50 * 60_000

let prepared: { ready: Promise<Ready>; since: number } | undefined

/** The form that somebody writes in. */
const formHere = (): HTMLFormElement | undefined => document.activeElement?.closest('form') ?? undefined

/** Has a task solved while the visitor writes. @param form where the installation's service may show something */
export function prepareProof(form = formHere()): void {
  if (!prepared || Date.now() - prepared.since > GOOD_MS)
    prepared = { ready: getReady(form), since: Date.now() }
}

/** What vouches for a person, each for one form. */
export async function takeProof(): Promise<Vouch> {
  prepareProof()
  const ready = await prepared?.ready
  prepared = undefined
  return (await ready?.()) ?? {}
}
