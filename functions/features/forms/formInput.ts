import { TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import { FORM_LIMITS } from '@flou/shared/forms/fields.ts'
import { TOKEN_LENGTH } from '@flou/shared/forms/botCheck.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { AppError } from '../../core/errors.ts'
import { jsonBody } from '../../core/http/body.ts'
import type { Call } from '../../core/http/call.ts'
import { PROOF_LENGTH } from '../../core/http/proofOfWork.ts'

export interface FormContext {
  language: Language
  /** Without language prefix; empty if unknown. */
  page: string
  formId?: string
  /** Idempotency key, the same for each attempt to send. */
  key?: string
  proof?: string
  token?: string
  /** Milliseconds from first key press to sending. */
  elapsed?: number
  trap: string
  /** Sent without script; the response is a page. */
  isPlain: boolean
}

export interface FormInput {
  fields: Readonly<Record<string, unknown>>
  context: FormContext
}

const META = {
  language: '_language',
  page: '_page',
  formId: '_form',
  key: '_key',
  proof: '_proof',
  token: '_token',
  elapsed: '_elapsed',
} as const
const NAMES: ReadonlySet<string> = new Set([...Object.values(META), TRAP_NAME])

const KEY = /^[\w-]{8,80}$/
const PAGE = /^\/[\w\-./]*$/
const ELAPSED = /^\d{1,9}$/
const FORM_ID = /^[a-z-]{1,60}$/

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most ? value : typeof value === 'number' ? String(value) : ''

const withoutLanguage = (path: string) => (path === '/id' ? '/' : path.replace(/^\/id(?=\/)/, ''))

const pathOf = (path: string): string =>
  PAGE.test(path) && !path.includes('..') && !path.includes('//') ? withoutLanguage(path) : ''

function pageOf(value: unknown, referer = ''): string {
  const sentPath = textOf(value, FORM_LIMITS.path)
  if (sentPath !== '') return pathOf(sentPath)
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return path.length > FORM_LIMITS.path ? '' : pathOf(path)
}

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined)

function formContextOf(sent: Record<string, unknown>, call: Call, isPlain: boolean): FormContext {
  const language = sent[META.language]
  const key = matching(textOf(sent[META.key], 80), KEY)
  const formId = matching(textOf(sent[META.formId], 60), FORM_ID)
  const proof = textOf(sent[META.proof], PROOF_LENGTH)
  const token = textOf(sent[META.token], TOKEN_LENGTH)
  const elapsed = matching(textOf(sent[META.elapsed], 9), ELAPSED)
  return {
    language: isLanguage(language) ? language : call.language,
    page: pageOf(sent[META.page], call.headers.referer),
    ...(formId !== undefined && { formId }),
    ...(key !== undefined && { key }),
    ...(proof !== '' && { proof }),
    ...(token !== '' && { token }),
    ...(elapsed !== undefined && { elapsed: Number(elapsed) }),
    trap: textOf(sent[TRAP_NAME], FORM_LIMITS.text),
    isPlain,
  }
}

function plainBody({ body = '', isBase64Encoded }: Call['event']): Record<string, unknown> {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  return Object.fromEntries(new URLSearchParams(text.toWellFormed()))
}

/** Parses a JSON or URL-encoded body. Throws `bad_request`, `unsupported_media_type`. */
export function readFormInput(call: Call): FormInput {
  const [type = ''] = (call.headers['content-type'] ?? '').split(';')
  const media = type.trim().toLowerCase()
  const isPlain = media === 'application/x-www-form-urlencoded'
  if (!isPlain && media !== 'application/json') throw new AppError('unsupported_media_type')
  const sent = isPlain ? plainBody(call.event) : jsonBody(call.event)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new AppError('bad_request')
  const entries = Object.entries(sent)
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !NAMES.has(name))),
    context: formContextOf(sent as Record<string, unknown>, call, isPlain),
  }
}
