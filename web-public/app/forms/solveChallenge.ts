import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { solvedTask, type Challenge } from '@flou/shared/proofOfWork.ts'
import { callApi } from '../callApi.ts'
import type { Service, Vouch } from './botCheck.ts'

/** How an answer is got once a form is sent. */
type Ready = () => Promise<Vouch>

/**
 * Gets ready what the server asks for: solves its task, which costs a person nothing and a robot its time, or loads the service that the
 * installation has chosen. Where neither comes, the form is sent without.
 */
async function getReady(form: HTMLFormElement | undefined): Promise<Ready> {
  try {
    const response = await callApi(FORM_PATHS.challenge, { cache: 'no-store' })
    const { data } = (await response.json()) as { data: Challenge | { service: Service } }
    if ('service' in data) {
      const { prepareService } = await import('./botCheck.ts')
      return prepareService(data.service, form)
    }
    const proof = await solvedTask(data)
    const vouch = proof === undefined ? {} : { _proof: proof }
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
