import { LIMITS } from '../../limits.ts'
import { formulaProblem } from '../../formula.ts'
import { SLUG_PATTERN } from '../../text/slug.ts'
import { atMost, check, field, filled, type Options } from './field.ts'

interface TextOptions extends Options {
  initial?: string
  /** Shorter than this, with a message of its own (spec §5, news description). */
  under?: number | undefined
}

const bounded = ({ under, optional }: TextOptions, limit: number) =>
  filled(optional, under ? atMost(under - 1, `descriptionUnder:${under}`) : atMost(limit))

/** One line. */
export const text = (options: TextOptions = {}) =>
  field(
    {
      kind: 'text',
      initial: options.initial ?? '',
      schema: bounded(options, LIMITS.text),
      ...optionsOf(options),
    },
    { maxLength: options.under ? options.under - 1 : LIMITS.text },
  )

/** A price formula (decision 32), where it is filled; whether it has to be is a rule of its type. */
export const formula = () =>
  field({
    kind: 'formula',
    initial: '',
    schema: filled(true, atMost(LIMITS.text), (payload) => {
      const problem = payload.value.trim() === '' ? undefined : formulaProblem(payload.value)
      if (problem !== undefined)
        payload.issues.push({ code: 'custom', message: problem, input: payload.value, path: [] })
    }),
    optional: true,
  })

/** Several lines without mark-up. */
export const longText = (options: TextOptions = {}) =>
  field(
    { kind: 'longText', initial: '', schema: bounded(options, LIMITS.longText), ...optionsOf(options) },
    { maxLength: options.under ? options.under - 1 : LIMITS.longText },
  )

const optionsOf = ({ optional = false }: Options) => ({ optional })

const BLANK_HTML = /^(?:\s|&nbsp;|<(?!img|table|hr|iframe)[^>]*>)*$/
const byteLength = (value: string) => new TextEncoder().encode(value).length

/** Mark-up from the editor, sanitised on save and again on render; `<p></p>` counts as empty. */
export const richText = ({ optional = false }: Options = {}) =>
  field({
    kind: 'richText',
    initial: '',
    schema: filled(
      optional,
      check((value) => optional || !BLANK_HTML.test(value), 'required'),
      check((value) => byteLength(value) <= LIMITS.richTextBytes, 'tooLarge'),
    ),
    optional,
  })

/** A script of a custom page: kept as written, guarded by its own permission (decision 43). */
export const code = ({ optional = false }: Options = {}) =>
  field({ kind: 'code', initial: '', schema: filled(optional, atMost(LIMITS.richTextBytes)), optional })

/** `https://…`, `mailto:`, `tel:`, a site path or an anchor. */
const URL_PATTERN = /^(?:https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+|\/\S*|#\S*)$/
/** What forms start addresses with (spec §9); it counts as empty. */
const URL_START = 'https://'

export const url = ({ initial = '', optional = false }: Options & { initial?: string } = {}) =>
  field({
    kind: 'url',
    initial,
    schema: filled(
      optional,
      check((value) => optional || value !== URL_START, 'required'),
      check((value) => value === URL_START || URL_PATTERN.test(value), 'url'),
      atMost(LIMITS.url),
    ),
    optional,
  })

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

export const email = ({ optional = false }: Options = {}) =>
  field({
    kind: 'email',
    initial: '',
    schema: filled(
      optional,
      check((value) => EMAIL_PATTERN.test(value), 'email'),
      atMost(LIMITS.text),
    ),
    optional,
  })

/** Write-only: never answered, versioned or audited; empty on update keeps what is stored. */
export const password = ({ confirms, optional = false }: Options & { confirms?: string } = {}) =>
  field(
    {
      kind: 'password',
      initial: '',
      schema: filled(
        optional,
        check(
          (value) => confirms !== undefined || value.length >= LIMITS.passwordMin,
          `tooShort:${LIMITS.passwordMin}`,
        ),
        atMost(LIMITS.passwordMax),
      ),
      optional,
    },
    { confirms },
  )

const SLUG_LENGTH = 80

/** The last part of a public address. Empty means: made from the English title (decision 12). */
export const slug = ({ optional = true }: Options = {}) =>
  field({
    kind: 'slug',
    initial: '',
    schema: filled(
      optional,
      check((value) => SLUG_PATTERN.test(value) && value.length <= SLUG_LENGTH, 'slug'),
    ),
    optional,
  })
