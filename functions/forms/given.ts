import { TRAP_NAME } from '@flou/shared/submissions/anchors.ts'
import { FORM_LIMITS } from '@flou/shared/submissions/fields.ts'
import { TOKEN_LENGTH } from '@flou/shared/submissions/botCheck.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { AppError } from '../appError.ts'
import { jsonBody } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { PROOF_LENGTH } from '../http/proofOfWork.ts'

/** What a form was sent with, beside its fields. */
export interface Circumstances {
  language: Language
  /** Path of the page without its language; empty where it is not known. */
  page: string
  /** By which of the page's forms it was sent, where the page has several of its kind. */
  place?: string
  /** Made by the page for what is typed, the same for each attempt to send it. */
  key?: string
  proof?: string
  /** The answer of the bot check that the installation has chosen. */
  token?: string
  /** Milliseconds from the first key to sending. */
  elapsed?: number
  /** What stood in the field that people do not see. */
  trap: string
  /** Whether the browser sent the form itself: the answer is a page. */
  isPlain: boolean
}

export interface Given {
  fields: Readonly<Record<string, unknown>>
  circumstances: Circumstances
}

/** Names of what travels beside the fields of a form. A field of a form has no underscore. */
const META = {
  language: '_language',
  page: '_page',
  place: '_form',
  key: '_key',
  proof: '_proof',
  token: '_token',
  elapsed: '_elapsed',
} as const
const NAMES: ReadonlySet<string> = new Set([...Object.values(META), TRAP_NAME])

const KEY = /^[\w-]{8,80}$/
const PAGE = /^\/[\w\-./]*$/
const ELAPSED = /^\d{1,9}$/
const PLACE = /^[a-z-]{1,60}$/

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most ? value : typeof value === 'number' ? String(value) : ''

/** The path without its language's tree. */
const withoutLanguage = (path: string) => (path === '/id' ? '/' : path.replace(/^\/id(?=\/)/, ''))

const pathOf = (path: string): string =>
  PAGE.test(path) && !path.includes('..') && !path.includes('//') ? withoutLanguage(path) : ''

/** The page that the form stood on: as its script says, else as the browser says. */
function pageOf(value: unknown, referer = ''): string {
  const said = textOf(value, FORM_LIMITS.path)
  if (said !== '') return pathOf(said)
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return path.length > FORM_LIMITS.path ? '' : pathOf(path)
}

const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined)

function circumstancesOf(sent: Record<string, unknown>, call: Call, isPlain: boolean): Circumstances {
  const language = sent[META.language]
  const key = matching(textOf(sent[META.key], 80), KEY)
  const place = matching(textOf(sent[META.place], 60), PLACE)
  const proof = textOf(sent[META.proof], PROOF_LENGTH)
  const token = textOf(sent[META.token], TOKEN_LENGTH)
  const elapsed = matching(textOf(sent[META.elapsed], 9), ELAPSED)
  return {
    language: isLanguage(language) ? language : call.language,
    page: pageOf(sent[META.page], call.headers['referer']),
    ...(place !== undefined && { place }),
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

/** What the body says, as a script or a browser without one sends it. Throws `bad_request` and `unsupported_media_type`. */
export function givenIn(call: Call): Given {
  const [type = ''] = (call.headers['content-type'] ?? '').split(';')
  const media = type.trim().toLowerCase()
  const isPlain = media === 'application/x-www-form-urlencoded'
  if (!isPlain && media !== 'application/json') throw new AppError('unsupported_media_type')
  const sent = isPlain ? plainBody(call.event) : jsonBody(call.event)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new AppError('bad_request')
  const entries = Object.entries(sent)
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !NAMES.has(name))),
    circumstances: circumstancesOf(sent as Record<string, unknown>, call, isPlain),
  }
}
