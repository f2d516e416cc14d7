import type * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { formulaProblem } from '../../pricing/formula/check.ts'
import { isEmail } from '../../text/email.ts'
import { emailAddress, oneLine } from '../../text/oneLine.ts'
import { isReservedSlug } from '../../reservedSlugs.ts'
import { SLUG_PATTERN } from '../../text/slug.ts'
import { URL_START } from '../../text/sampleText.ts'
import { isBlankMarkup, withoutControls } from '../../text/visible.ts'
import { atMost, atMostUnits, check, field, filled, type Options } from './field.ts'

interface TextOptions extends Options {
  initial?: string
  /** Shorter than this, with a message of its own (spec §5, news description). */
  under?: number | undefined
}

const bounded = ({ under, optional }: TextOptions, limit: number) => ({
  optional,
  atMost: under ? atMost(under - 1, `descriptionUnder:${under}`) : atMost(limit),
})

/** One line, stored as `oneLine` makes it. */
export const text = (options: TextOptions = {}) =>
  field(
    {
      kind: 'text',
      initial: options.initial ?? '',
      schema: filled({ ...bounded(options, LIMITS.text), normalized: oneLine }),
      ...optionsOf(options),
    },
    { maxLength: options.under ? options.under - 1 : LIMITS.text },
  )

const isFormula: z.core.CheckFn<string> = (payload) => {
  const problem = payload.value.trim() === '' ? undefined : formulaProblem(payload.value)
  if (problem !== undefined)
    payload.issues.push({ code: 'custom', message: problem, input: payload.value, path: [] })
}

/** A price formula (decision 32), where it is filled; whether it has to be is a rule of its type. */
export const formula = () =>
  field({
    kind: 'formula',
    initial: '',
    schema: filled({ optional: true, atMost: atMostUnits(LIMITS.text), checks: [isFormula] }),
    optional: true,
  })

/** Several lines without mark-up. */
export const longText = (options: TextOptions = {}) =>
  field(
    {
      kind: 'longText',
      initial: '',
      schema: filled({ ...bounded(options, LIMITS.longText), normalized: withoutControls }),
      ...optionsOf(options),
    },
    { maxLength: options.under ? options.under - 1 : LIMITS.longText },
  )

const optionsOf = ({ optional = false }: Options) => ({ optional })

const byteLength = (value: string) => new TextEncoder().encode(value).length

const isShortEnough = (value: string) =>
  value.length <= LIMITS.richTextBytes && byteLength(value) <= LIMITS.richTextBytes

/** The message code of a stored rich text that is too large. */
export const richTextProblem = (value: string): string | undefined =>
  isShortEnough(value) ? undefined : 'tooLarge'

const isNotTooLarge = check(isShortEnough, 'tooLarge')

/** Mark-up from the editor, sanitised on save and again on render; `<p></p>` counts as empty. */
export const richText = ({ optional = false }: Options = {}) =>
  field({
    kind: 'richText',
    initial: '',
    schema: filled({
      optional,
      atMost: isNotTooLarge,
      checks: [check((value) => optional || !isBlankMarkup(value), 'required')],
    }),
    optional,
  })

/** A script of a custom page: kept as written, guarded by its own permission (decision 43). */
export const code = ({ optional = false }: Options = {}) =>
  field({
    kind: 'code',
    initial: '',
    schema: filled({ optional, atMost: isNotTooLarge }),
    optional,
  })

/** `https://…`, `mailto:`, `tel:`, a site path or an anchor. */
const URL_PATTERN = /^(?:https?:\/\/[^\s/]\S*|mailto:\S+|tel:\S+|\/\S*|#\S*)$/

export const url = ({ initial = '', optional = false }: Options & { initial?: string } = {}) =>
  field({
    kind: 'url',
    initial,
    schema: filled({
      optional,
      atMost: atMostUnits(LIMITS.url),
      checks: [check((value) => value === URL_START || URL_PATTERN.test(value), 'url')],
    }),
    optional,
  })

/** An address, stored as `emailAddress` makes it; upper case stays, and counts as lower case. */
export const email = ({ optional = false }: Options = {}) =>
  field({
    kind: 'email',
    initial: '',
    schema: filled({
      optional,
      atMost: atMostUnits(LIMITS.text),
      normalized: emailAddress,
      checks: [check(isEmail, 'email')],
    }),
    optional,
  })

const isLongEnough = check((value) => value.length >= LIMITS.passwordMin, `tooShort:${LIMITS.passwordMin}`)

/** Write-only: never answered, versioned or audited; empty on update keeps what is stored. */
export const password = ({ confirms, optional = false }: Options & { confirms?: string } = {}) =>
  field(
    {
      kind: 'password',
      initial: '',
      schema: filled({
        optional,
        atMost: atMostUnits(LIMITS.passwordMax),
        checks: confirms === undefined ? [isLongEnough] : [],
      }),
      optional,
    },
    { confirms },
  )

const SLUG_LENGTH = 80

/**
 * The last part of a public address. Empty means: made from the title.
 * @param of key of the type, whose slugs must not lead to other pages
 */
export const slug = ({ of, optional = true }: Options & { of: string }) =>
  field({
    kind: 'slug',
    initial: '',
    schema: filled({
      optional,
      atMost: atMostUnits(SLUG_LENGTH, 'slug'),
      checks: [
        check((value) => SLUG_PATTERN.test(value), 'slug'),
        check((value) => !isReservedSlug(of, value), 'slugReserved'),
      ],
    }),
    optional,
  })
