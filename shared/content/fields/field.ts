import * as z from 'zod/mini'
import { oneLine } from '../../strings/oneLine.ts'
import { isBlank } from '../../strings/visible.ts'
import { type Field, isSampleText } from '../declaration.ts'
import { typeError } from '../schema.ts'
import { lengthProblem } from '../../strings/letters.ts'

export type Editor = 'accountState' | 'fieldVisibility' | 'mailText' | 'map' | 'seo' | 'timetable'

export interface Options {
  optional?: boolean
}

interface Spec<K extends string, T> extends Options {
  kind: K
  initial: T
  schema: z.ZodMiniType<T>
}

export const field = <const K extends string, T, X extends object = object>(
  { kind, initial, schema, optional = false }: Spec<K, T>,
  extra = {} as X,
): Field<K, T> & X => ({
  kind,
  initial,
  schema: optional ? z._default(schema, initial as never) : schema,
  required: !optional,
  ...extra,
})

export const staffOnly = <F extends Field>(one: F): F & { readonly staffOnly: true } => ({
  ...one,
  staffOnly: true,
})

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>

interface TextSpec {
  optional?: boolean | undefined
  /** Checked first, so that patterns never run on longer text. */
  atMost: z.core.CheckFn<string>
  /** Normalizes for storage. The length is checked again because some letters expand. */
  normalized?: (value: string) => string
  checks?: readonly Check[]
}

const REQUIRED = [
  z.refine<string>((value) => !isBlank(value), { error: 'required', abort: true }),
  z.refine<string>((value) => !isSampleText(value), { error: 'sampleText', abort: true }),
]

/** Bounded text, required unless optional. Invisible characters and sample text count as empty. */
export const filled = ({ optional, atMost: bound, normalized, checks = [] }: TextSpec) =>
  z
    .string(typeError('required'))
    .check(
      bound,
      ...(normalized ? [z.overwrite(normalized), bound] : []),
      ...(optional ? [] : REQUIRED),
      ...checks,
    )

export const typedText = (max: number, normalized: (value: string) => string = oneLine) =>
  filled({ atMost: atMost(max), normalized: (value) => normalized(value).trim() })

/** Creates a check that accepts empty values; required ones are rejected earlier. */
export function check(isValid: (value: string) => boolean, message: string): z.core.CheckFn<string> {
  return (payload) => {
    if (payload.value !== '' && !isValid(payload.value)) {
      payload.issues.push({ code: 'custom', message, input: payload.value, path: [] })
    }
  }
}

/** Limits the number of visible characters; aborts later checks if exceeded. */
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

/** Limits UTF-16 units, for machine-written text and keys. */
export const atMostUnits = (length: number, message = `tooLong:${length}`): z.core.CheckFn<string> =>
  check((value) => value.length <= length, message)
