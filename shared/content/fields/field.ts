import * as z from 'zod/mini'
import { missingIs } from '../values/issue.ts'
import { oneLine } from '../../text/oneLine.ts'
import { isSampleText } from '../../text/sampleText.ts'
import { lengthProblem } from '../../text/textLength.ts'
import { isBlank } from '../../text/visible.ts'
import type { Field } from '../shape.ts'

/** What every field may say beside its kind. */
export interface Options {
  optional?: boolean
}

interface Spec<K extends string, T> extends Options {
  kind: K
  initial: T
  schema: z.ZodMiniType<T>
}

/** A field of a kind. `extra` is what its input and its derivations need to know beside. */
export const field = <const K extends string, T, X extends object = object>(
  { kind, initial, schema, optional = false }: Spec<K, T>,
  extra = {} as X,
): Field<K, T> & X => ({
  kind,
  initial,
  // an optional value that is absent counts as what a new record starts with
  schema: optional ? z._default(schema, initial as never) : schema,
  required: !optional,
  ...extra,
})

/** A field that only staff may see: public records are made without it. */
export const staffOnly = <F extends Field>(one: F): F & { readonly staffOnly: true } => ({
  ...one,
  staffOnly: true,
})

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** What a text is asked beside its length. */
interface TextSpec {
  optional?: boolean | undefined
  /** A longer text is refused before anything else looks at it: no pattern meets more than this. */
  atMost: z.core.CheckFn<string>
  /** How it is stored. Its length is checked again afterwards: some letters become several. */
  normalized?: (value: string) => string
  checks?: readonly Check[]
}

const REQUIRED = [
  z.refine<string>((value) => !isBlank(value), { error: 'required', abort: true }),
  z.refine<string>((value) => !isSampleText(value), { error: 'sampleText', abort: true }),
]

/**
 * Text of a bounded length that must be filled unless it is optional. Neither unseen characters alone nor what forms start with count
 * as filled.
 */
export const filled = ({ optional, atMost: bound, normalized, checks = [] }: TextSpec) =>
  z
    .string(missingIs('required'))
    .check(
      bound,
      ...(normalized ? [z.overwrite(normalized), bound] : []),
      ...(optional ? [] : REQUIRED),
      ...checks,
    )

/** Text that staff type outside of records: required, trimmed, and stored as `normalized` makes it. */
export const typedText = (max: number, normalized: (value: string) => string = oneLine) =>
  filled({ atMost: atMost(max), normalized: (value) => normalized(value).trim() })

/** A check that lets an empty value pass: an empty required one has already been refused. */
export function check(isValid: (value: string) => boolean, message: string): z.core.CheckFn<string> {
  return (payload) => {
    if (payload.value !== '' && !isValid(payload.value)) {
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [] })
    }
  }
}

/** A bound on the characters as people count them; later checks are left out where it is passed. */
export const atMost =
  (length: number, message = `tooLong:${length}`): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const problem = lengthProblem(value, length)
    if (problem === undefined) return
    issues.push({
      code: 'custom',
      message: problem === 'tooLong' ? message : problem,
      input: value,
      path: [],
    })
  }

/** A bound on what is written by machines, and on what is part of a key: in UTF-16 units. */
export const atMostUnits = (length: number, message = `tooLong:${length}`): z.core.CheckFn<string> =>
  check((value) => value.length <= length, message)
