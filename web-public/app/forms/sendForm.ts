import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { checkForm } from '@flou/shared/submissions/check.ts'
import { TRAP_NAME } from '@flou/shared/submissions/anchors.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { callApi } from '../callApi.ts'
import type { Vouch } from './botCheck.ts'
import { checkedFields, problemTexts } from './problemText.ts'
import { takeProof } from './solveChallenge.ts'

export { prepareProof } from './solveChallenge.ts'

/** What a form sends: its fields, and what the server wants to know beside them. */
export interface Letter {
  form: string
  fields: Readonly<Record<string, string>>
  key: string
  language: Language
  /** Path of the page, as the address shows it. */
  page: string
  /** Milliseconds from the first key to sending. */
  elapsed: number
  /** What stands in the field that people do not see. */
  trap: string
}

/** How sending ended, in the visitor's words; what is wrong with a field is by its name. `lost`: there was no answer, and nobody knows whether it arrived. */
export type Outcome =
  /** `code`: the address of a drawing of the reference, where it is shown at an entrance. */
  | { kind: 'sent'; reference: string; message: string; code?: string }
  | { kind: 'wrong'; fields: Record<string, string>; message: string }
  | { kind: 'offline' }
  | { kind: 'lost' }

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000

interface Envelope {
  data?: { reference?: string; code?: string } | null
  message?: string
  messageCode?: string
  errorCodes?: Record<string, string>
}

/** `JobRole` → `jobRole`: fields have small letters first, errors large ones (spec §5). */
const fieldOf = (key: string) => key.charAt(0).toLowerCase() + key.slice(1)

async function post({ form, fields, ...rest }: Letter, vouch: Vouch): Promise<Response> {
  const { key, language, page, elapsed, trap } = rest
  const body = {
    ...fields,
    _key: key,
    _language: language,
    _page: page,
    _elapsed: elapsed,
    ...(trap !== '' && { [TRAP_NAME]: trap }),
    ...vouch,
  }
  return callApi(FORM_PATHS.form(form), {
    method: 'POST',
    language,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function outcomeOf(response: Response, language: Language): Promise<Outcome> {
  const { data, message = '', errorCodes = {} } = (await response.json().catch(() => ({}))) as Envelope
  if (response.ok) {
    const { reference = '', code } = data ?? {}
    return { kind: 'sent', reference, message, ...(code !== undefined && { code }) }
  }
  if (response.status >= 500) return { kind: 'lost' }
  const codes = Object.entries(errorCodes).map(([key, code]) => [fieldOf(key), code] as const)
  return { kind: 'wrong', fields: problemTexts(Object.fromEntries(codes), language), message }
}

/** Sends a form where nothing is wrong with it. */
export async function checkAndSend(form: Submission, letter: Letter): Promise<Outcome> {
  const { errors } = checkForm(form, letter.fields)
  if (Object.keys(errors).length === 0) return sendForm(letter)
  const { language } = letter
  return { kind: 'wrong', fields: problemTexts(errors, language), message: checkedFields(language) }
}

/**
 * Sends a form: solves the server's task first, once more where that has run out meanwhile. Never throws; what was sent twice under
 * the same key is stored once.
 */
export async function sendForm(letter: Letter): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  try {
    const first = await post(letter, await takeProof())
    if (first.status !== 422) return await outcomeOf(first, letter.language)
    const { messageCode } = (await first
      .clone()
      .json()
      .catch(() => ({}))) as Envelope
    if (messageCode !== 'robot') return await outcomeOf(first, letter.language)
    return await outcomeOf(await post(letter, await takeProof()), letter.language)
  } catch {
    return navigator.onLine ? { kind: 'lost' } : { kind: 'offline' }
  }
}
