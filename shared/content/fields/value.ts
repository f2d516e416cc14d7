import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import type { Text } from '../../locale.ts'
import { appearanceSchema, DEFAULT_APPEARANCE } from '../appearance.ts'
import { missingIs } from '../values/issue.ts'
import type { Editor } from './editor.ts'
import { atMostUnits, check, field, filled, type Options } from './field.ts'

interface NumberOptions extends Options {
  /** null: a new record starts without a number. */
  initial?: number | null
  min?: number
  max?: number
  decimals?: boolean
  /** False: shown without separators of thousands. */
  isGrouped?: boolean
}

/** null means none, as does what an emptied input sends. */
const orNone = (schema: z.ZodMiniType<number>): z.ZodMiniType<number | null> =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/** A whole number or, with `decimals`, a fraction; bounds inclusive. */
export const number = (options: NumberOptions = {}) => {
  const { initial = 0, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = false, optional = false } = options
  const { isGrouped = true } = options
  const messages = missingIs('required', 'notANumber')
  const bounded = (decimals ? z.number(messages) : z.int(messages)).check(
    z.minimum(min, `tooSmall:${min}`),
    z.maximum(max, `tooBig:${max}`),
  )
  // whoever reads an optional number without a start must expect null; all others only forms see without a number
  const schema = (optional && initial === null ? orNone(bounded) : bounded) as z.ZodMiniType<number>
  return field(
    { kind: 'number', initial: initial as number, schema, optional },
    { min, max, decimals, isGrouped },
  )
}

/** A calendar year: 2017, never 2,017 or 2.017. */
export const year = ({ initial = null, optional = false }: Options & { initial?: number | null } = {}) =>
  number({ initial, optional, min: 1900, max: 2100, isGrouped: false })

/**
 * Rupiah as an integer scaled by 10⁴ (decision 31); `nullable`: null, with which a new record starts, means no amount.
 * @param options.hint what the form says below the input
 */
export function money<const N extends boolean = false>({
  nullable,
  optional = nullable === true,
  hint,
}: Options & { nullable?: N; hint?: Text } = {}) {
  type Amount = N extends true ? number | null : number
  const amount = z.int(missingIs('required', 'notANumber')).check(z.minimum(optional ? 0 : 1, 'required'))
  const schema: z.ZodMiniType<number | null> = nullable === true ? orNone(amount) : amount
  const initial = (nullable === true ? null : 0) as Amount // `nullable` is what `Amount` follows from
  return field(
    { kind: 'money', initial, schema: schema as z.ZodMiniType<Amount>, optional }, // likewise
    { hint },
  )
}

/** @param options.hint what the form says below the switch */
export const toggle = ({ initial = false, hint }: { initial?: boolean; hint?: Text } = {}) =>
  field({ kind: 'toggle', initial, schema: z.boolean(missingIs('required')), optional: true }, { hint })

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour as `#rgb` or `#rrggbb`. */
export const colour = ({ initial = '', optional = false }: Options & { initial?: string } = {}) =>
  field({
    kind: 'colour',
    initial,
    schema: filled({
      optional,
      atMost: atMostUnits(LIMITS.text, 'colour'),
      checks: [check((value) => COLOUR.test(value), 'colour')],
    }),
    optional,
  })

export interface ChoiceOption<V extends string | number = string | number> {
  value: V
  label: Text
  /** Set by events: forms show it where it is the value, and do not offer it. */
  isSetByEvents?: true
}

/**
 * One of a fixed set of values; absent counts as the initial one, unless it is not `optional`: then it is asked for.
 * @param options.hint what the form says below the choice
 */
export function choice<const V extends string | number>(
  choices: readonly ChoiceOption<V>[],
  { initial, optional = true, hint }: Options & { initial: NoInfer<V>; hint?: Text },
) {
  const values = choices.map(({ value }) => value)
  // zod's literal wants a non-empty tuple; every choice has options
  const schema = z.literal(values as [V, ...V[]], missingIs('required')) as unknown as z.ZodMiniType<V>
  const options: readonly ChoiceOption[] = choices
  return field<'choice', V, { choices: readonly ChoiceOption[]; hint: Text | undefined }>(
    { kind: 'choice', initial, schema, optional },
    { choices: options, hint },
  )
}

/** Several of a fixed set of values, each at most once; empty by default. */
export function choices<const V extends string>(
  options: readonly ChoiceOption<V>[],
  { editor }: { editor?: Editor } = {},
) {
  const values = options.map(({ value }) => value)
  // as for `choice`
  const one = z.literal(values as [V, ...V[]], missingIs('required')) as unknown as z.ZodMiniType<V>
  const schema = z
    .array(one, missingIs('required'))
    .check(z.refine((list) => new Set(list).size === list.length, 'invalid'))
  const extra: { choices: readonly ChoiceOption[]; editor?: Editor } = {
    choices: options,
    ...(editor && { editor }),
  }
  return field({ kind: 'choices', initial: [] as V[], schema, optional: true }, extra)
}

/** Text that is not empty comes first: what reads it takes anything, so text, too. */
const givenAppearanceSchema = z.pipe(
  filled({ optional: false, atMost: atMostUnits(LIMITS.richTextBytes, 'tooLarge') }),
  appearanceSchema as z.ZodMiniType<string, string>,
)

interface AppearanceOptions extends Options {
  parts?: readonly ('banner' | 'buttons')[]
}

/**
 * customProperty: banner position, colours and buttons, as JSON text (spec §3). `parts`: which of them this form shows. Absent counts
 * as the default, unless it is not `optional`: then it is asked for.
 */
export const appearance = ({ parts = ['banner', 'buttons'], optional = true }: AppearanceOptions = {}) =>
  field(
    {
      kind: 'appearance',
      initial: DEFAULT_APPEARANCE,
      schema: optional ? appearanceSchema : givenAppearanceSchema,
      optional,
    },
    { parts },
  )

export interface PermissionEntry {
  menuId: number
  menuName: string
  permitted: boolean
}

const isPermitted = ({ permitted }: PermissionEntry) => permitted

/** A role's permitted menus; at least one must be permitted (spec §5). */
export const permissions = () =>
  field({
    kind: 'permissions',
    initial: [] as PermissionEntry[],
    schema: z
      .array(
        z.object({
          menuId: z.int(),
          menuName: z
            .string()
            .check(z.maxLength(LIMITS.text, { error: `tooLong:${LIMITS.text}`, abort: true })),
          permitted: z.boolean(),
        }),
        missingIs('required'),
      )
      .check(z.refine((list) => list.some(isPermitted), 'required')),
  })
