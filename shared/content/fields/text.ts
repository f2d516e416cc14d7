import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import { formulaProblem } from '../../pricing/formula/check.ts'
import { isEmail } from '../../strings/email.ts'
import { normalizeEmail, oneLine } from '../../strings/oneLine.ts'
import { isReservedSlug } from '../../reservedSlugs.ts'
import { SLUG_PATTERN } from '../../strings/slug.ts'
import { isBlankMarkup, withoutControls } from '../../strings/visible.ts'
import { atMost, atMostUnits, check, field, filled, type Options } from './field.ts'
import type { SchemaMode } from '../declaration.ts'
import { isUrl } from '../appearance/appearance.ts'
import { plainKind, type FieldKindModule } from './kindModule.ts'
import { mediaIdsIn, recordsLinkedIn, type RecordKey } from './richTextReferences.ts'

interface TextOptions extends Options {
  initial?: string
  /** Exclusive maximum length with a dedicated message. */
  under?: number | undefined
}

const bounded = ({ under, optional }: TextOptions, limit: number) => ({
  optional,
  atMost: under ? atMost(under - 1, `descriptionUnder:${under}`) : atMost(limit),
})

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

/** Optional price formula; its type decides if it is required. */
export const formula = () =>
  field({
    kind: 'formula',
    initial: '',
    schema: filled({ optional: true, atMost: atMostUnits(LIMITS.text), checks: [isFormula] }),
    optional: true,
  })

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

export const richTextProblem = (value: string): string | undefined =>
  isShortEnough(value) ? undefined : 'tooLarge'

const isNotTooLarge = check(isShortEnough, 'tooLarge')

/** HTML from the editor, sanitized on save and on render; `<p></p>` counts as empty. */
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

export const richTextKind: FieldKindModule = {
  ...plainKind,
  references: (_, html) => mediaIdsIn(String(html)).map((id): RecordKey => `media#${id}`),
  links: (html) => recordsLinkedIn(String(html)),
}

/** Script of a custom page: stored unchanged, requires its own permission. */
export const code = ({ optional = false }: Options = {}) =>
  field({
    kind: 'code',
    initial: '',
    schema: filled({ optional, atMost: isNotTooLarge }),
    optional,
  })

export const url = ({ initial = '', optional = false }: Options & { initial?: string } = {}) =>
  field({
    kind: 'url',
    initial,
    schema: filled({
      optional,
      atMost: atMostUnits(LIMITS.url),
      normalized: (value) => value.trim(),
      checks: [isUrl],
    }),
    optional,
  })

export const email = ({ optional = false }: Options = {}) =>
  field({
    kind: 'email',
    initial: '',
    schema: filled({
      optional,
      atMost: atMostUnits(LIMITS.text),
      normalized: normalizeEmail,
      checks: [check(isEmail, 'email')],
    }),
    optional,
  })

const isLongEnough = check((value) => value.length >= LIMITS.passwordMin, `tooShort:${LIMITS.passwordMin}`)

const allowUnchanged = (schema: z.ZodMiniType): z.ZodMiniType =>
  z.transform((value: unknown, { issues }): unknown => {
    const { data = '', error } = (value ?? '') === '' ? {} : schema.safeParse(value)
    if (error) issues.push({ code: 'custom', message: error.issues[0]?.message ?? 'invalid', input: value })
    return data
  })

/** Empty on update keeps the stored value. */
export const password = ({ confirms, optional = false }: Options & { confirms?: string } = {}) => {
  const declared = field(
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
    { confirms, isSecret: true as const },
  )
  const schemaIn = (mode: SchemaMode) => (mode === 'update' ? allowUnchanged(declared.schema) : undefined)
  return { ...declared, schemaIn }
}

const SLUG_LENGTH = 80

/**
 * Last path segment. Empty: generated from the title.
 * @param of type key, for its reserved slugs
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
