import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { sendSigned, signerOf, type SignerOptions } from '../../../core/store/dynamo/directCall.ts'

/** Name of the index in the collection; its access policies name it too (infra/constructs/searchCollection.ts). */
export const PAGES_INDEX = 'pages'

export const SEARCH_COLLECTION = { SEARCH_COLLECTION: z._default(z.string(), '') } as const

interface CollectionCall {
  method?: 'POST' | 'PUT'
  path: string
  body: string
}

/** Collection of OpenSearch Serverless. Calls are signed; those that it cannot take now are repeated later. */
export interface Collection {
  call: (request: CollectionCall) => Promise<{ status: number; answer: unknown }>
  waitBeforeRetry: (attempt: number, reason: string) => Promise<void>
}

const ATTEMPTS = 7
const TIMEOUT_MS = 10_000
const RETRY_MS = 100
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

export const isTransient = (status: number): boolean => status === TOO_MANY_REQUESTS || status >= SERVER_ERROR

export function openCollection(endpoint: string, options: SignerOptions, retryMs = RETRY_MS): Collection {
  const signer = signerOf(options, 'aoss')
  const url = new URL(endpoint)
  const waitBeforeRetry = async (attempt: number, reason: string) => {
    if (attempt >= ATTEMPTS) throw new Error(`The search collection refused ${ATTEMPTS} attempts: ${reason}`)
    await sleep((0.5 + Math.random()) * retryMs * 2 ** attempt)
  }
  async function attemptCall({ method = 'POST', path, body }: CollectionCall) {
    const headers = { 'content-type': 'application/x-ndjson' }
    const { status = SERVER_ERROR, text } = await sendSigned(signer, url, {
      method,
      path,
      headers,
      body,
      timeout: TIMEOUT_MS,
    }).catch((error: unknown) => ({ status: SERVER_ERROR, text: String(error) }))
    return { status, text }
  }
  return {
    waitBeforeRetry,
    async call(request) {
      for (let attempt = 1; ; attempt += 1) {
        const { status, text } = await attemptCall(request)
        if (!isTransient(status)) return { status, answer: text === '' ? {} : (JSON.parse(text) as unknown) }
        await waitBeforeRetry(attempt, `${status} ${text.slice(0, 200)}`)
      }
    },
  }
}
