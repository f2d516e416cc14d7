import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { checkForm } from '@flou/shared/forms/check.ts'
import { TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { callApi } from '../callApi.ts'
import type { BotCheckResult } from './botCheck.ts'
import { checkedFields, problemTexts } from './problemText.ts'
import { takeProof } from './solveChallenge.ts'

export { prepareProof } from './solveChallenge.ts'

export interface FormRequest {
  form: string
  fields: Readonly<Record<string, string>>
  key: string
  language: Language
  page: string
  /** Milliseconds from the first input to sending. */
  elapsed: number
  /** Value of the honeypot field. */
  trap: string
}

/** Result with localized messages. `lost`: no response, so arrival is unknown. */
export type Outcome =
  /** `code`: URL of the QR code image for the entrance. */
  | { kind: 'sent'; reference: string; message: string; code?: string }
  | { kind: 'wrong'; fields: Record<string, string>; message: string }
  | { kind: 'offline' }
  | { kind: 'lost' }

const TIMEOUT_MS = 20_000

interface Envelope {
  data?: { reference?: string; code?: string } | null
  message?: string
  messageCode?: string
  errorCodes?: Record<string, string>
}

/** `JobRole` → `jobRole`: error keys are capitalized in the API. */
const fieldOf = (key: string) => key.charAt(0).toLowerCase() + key.slice(1)

async function post({ form, fields, ...rest }: FormRequest, botCheck: BotCheckResult): Promise<Response> {
  const { key, language, page, elapsed, trap } = rest
  const body = {
    ...fields,
    _key: key,
    _language: language,
    _page: page,
    _elapsed: elapsed,
    ...(trap !== '' && { [TRAP_NAME]: trap }),
    ...botCheck,
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

export async function checkAndSend(form: FormDeclaration, request: FormRequest): Promise<Outcome> {
  const { errors } = checkForm(form, request.fields)
  if (Object.keys(errors).length === 0) return sendForm(request)
  const { language } = request
  return { kind: 'wrong', fields: problemTexts(errors, language), message: checkedFields(language) }
}

/** Sends a form and retries once if the bot check expired. Never throws; idempotent per key. */
export async function sendForm(request: FormRequest): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'offline' }
  try {
    const first = await post(request, await takeProof())
    if (first.status !== 422) return await outcomeOf(first, request.language)
    const { messageCode } = (await first
      .clone()
      .json()
      .catch(() => ({}))) as Envelope
    if (messageCode !== 'robot') return await outcomeOf(first, request.language)
    return await outcomeOf(await post(request, await takeProof()), request.language)
  } catch {
    return navigator.onLine ? { kind: 'lost' } : { kind: 'offline' }
  }
}
