import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { solvedTask, type Challenge } from '@flou/shared/forms/proofOfWork.ts'
import { callApi } from '../callApi.ts'
import type { Service, BotCheckResult } from './botCheck.ts'

type TokenProvider = () => Promise<BotCheckResult>

/**
 * Solves the proof of work or loads the configured service. On failure the form is sent without a bot check.
 */
async function prepareProvider(form: HTMLFormElement | undefined): Promise<TokenProvider> {
  try {
    const response = await callApi(FORM_PATHS.challenge, { cache: 'no-store' })
    const { data } = (await response.json()) as { data: Challenge | { service: Service } }
    if ('service' in data) {
      const { prepareService } = await import('./botCheck.ts')
      return prepareService(data.service, form)
    }
    const proof = await solvedTask(data)
    const result = proof === undefined ? {} : { _proof: proof }
    return () => Promise.resolve(result)
  } catch {
    return () => Promise.resolve({})
  }
}

/** Validity in milliseconds, slightly below the server's. */
const VALID_MS = 50 * 60_000

let prepared: { provider: Promise<TokenProvider>; since: number } | undefined

const focusedForm = (): HTMLFormElement | undefined => document.activeElement?.closest('form') ?? undefined

/** Starts the bot check in the background. @param form where the service may show its note */
export function prepareProof(form = focusedForm()): void {
  if (!prepared || Date.now() - prepared.since > VALID_MS)
    prepared = { provider: prepareProvider(form), since: Date.now() }
}

/** Returns the result and discards it: each is valid once. */
export async function takeProof(): Promise<BotCheckResult> {
  prepareProof()
  const provider = await prepared?.provider
  prepared = undefined
  return (await provider?.()) ?? {}
}
