import * as z from 'zod/mini'
import { LIMITS } from '../../limits.ts'
import type { Language, Text } from '../../locale.ts'
import { appearanceSchema, DEFAULT_APPEARANCE } from '../appearance/appearance.ts'
import { isOneLanguageMode, languageOfMode, type SchemaMode } from '../declaration.ts'
import { atMostUnits, check, field, filled, type Options, type Editor } from './field.ts'
import { typeError } from '../schema.ts'

interface NumberOptions extends Options {
  initial?: number | null
  min?: number
  max?: number
  decimals?: boolean
  isGrouped?: boolean
  hint?: Text
}

const orNone = (schema: z.ZodMiniType<number>): z.ZodMiniType<number | null> =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/** Integer or, with `decimals`, fraction; bounds inclusive. */
export const number = (options: NumberOptions = {}) => {
  const { initial = 0, min = 0, max = Number.MAX_SAFE_INTEGER, decimals = false, optional = false } = options
  const { isGrouped = true, hint } = options
  const messages = typeError('required', 'notANumber')
  const bounded = (decimals ? z.number(messages) : z.int(messages)).check(
    z.minimum(min, `tooSmall:${min}`),
    z.maximum(max, `tooBig:${max}`),
  )
  // readers of an optional number with initial null must expect null; otherwise only forms see it
  const schema = (optional && initial === null ? orNone(bounded) : bounded) as z.ZodMiniType<number>
  return field(
    { kind: 'number', initial: initial as number, schema, optional },
    { min, max, decimals, isGrouped, hint },
  )
}

export const year = ({ initial = null, optional = false }: Options & { initial?: number | null } = {}) =>
  number({ initial, optional, min: 1900, max: 2100, isGrouped: false })

/**
 * Rupiah as an integer scaled by 10⁴. `nullable`: null means no amount.
 * @param options.hint help text below the input
 */
export function money<const N extends boolean = false>({
  nullable,
  optional = nullable === true,
  hint,
}: Options & { nullable?: N; hint?: Text } = {}) {
  type Amount = N extends true ? number | null : number
  const amount = z.int(typeError('required', 'notANumber')).check(z.minimum(optional ? 0 : 1, 'required'))
  const schema: z.ZodMiniType<number | null> = nullable === true ? orNone(amount) : amount
  const initial = (nullable === true ? null : 0) as Amount
  return field({ kind: 'money', initial, schema: schema as z.ZodMiniType<Amount>, optional }, { hint })
}

export const toggle = ({ initial = false, hint }: { initial?: boolean; hint?: Text } = {}) =>
  field({ kind: 'toggle', initial, schema: z.boolean(typeError('required')), optional: true }, { hint })

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

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
  isSetByEvents?: true
}

export function choice<const V extends string | number>(
  choices: readonly ChoiceOption<V>[],
  { initial, optional = true, hint, editor }: Options & { initial: NoInfer<V>; hint?: Text; editor?: Editor },
) {
  const values = choices.map(({ value }) => value)
  // zod's literal needs a non-empty tuple; every choice has options
  const schema: z.ZodMiniType<V> = z.literal(values as [V, ...V[]], typeError('required'))
  const options: readonly ChoiceOption[] = choices
  return field<'choice', V, { choices: readonly ChoiceOption[]; hint: Text | undefined; editor?: Editor }>(
    { kind: 'choice', initial, schema, optional },
    { choices: options, hint, ...(editor && { editor }) },
  )
}

export function choices<const V extends string>(
  options: readonly ChoiceOption<V>[],
  { editor }: { editor?: Editor } = {},
) {
  const values = options.map(({ value }) => value)
  const one: z.ZodMiniType<V> = z.literal(values as [V, ...V[]], typeError('required'))
  const schema = z
    .array(one, typeError('required'))
    .check(z.refine((list) => new Set(list).size === list.length, 'invalid'))
  const extra: { choices: readonly ChoiceOption[]; editor?: Editor } = {
    choices: options,
    ...(editor && { editor }),
  }
  return field({ kind: 'choices', initial: [] as V[], schema, optional: true }, extra)
}

/** Checks for non-empty text first, because the appearance schema accepts any input. */
const requiredAppearanceSchema = (onlyIn?: Language) =>
  z.pipe(
    filled({ optional: false, atMost: atMostUnits(LIMITS.richTextBytes, 'tooLarge') }),
    appearanceSchema({ onlyIn }) as z.ZodMiniType<string, string>,
  )

interface AppearanceOptions extends Options {
  fieldGroups?: readonly ('banner' | 'buttons')[]
  /** False where buttons without URL close the popup. */
  needsUrls?: boolean
}

/**
 * `customProperty` as JSON text. `fieldGroups`: what this form shows. Absent means the default, unless
 * required.
 */
export const appearance = ({
  fieldGroups = ['banner', 'buttons'],
  optional = true,
  needsUrls = true,
}: AppearanceOptions = {}) => {
  const schemaOf = (onlyIn?: Language) =>
    optional ? appearanceSchema({ needsUrls, onlyIn }) : requiredAppearanceSchema(onlyIn)
  const schemaIn = (mode: SchemaMode) =>
    isOneLanguageMode(mode) ? schemaOf(languageOfMode(mode)) : undefined
  const spec = { kind: 'appearance', initial: DEFAULT_APPEARANCE, schema: schemaOf(), optional } as const
  return field(spec, { fieldGroups, schemaIn })
}

export const RIGHTS = ['view', 'edit', 'publish', 'delete'] as const
export type Right = (typeof RIGHTS)[number]

export interface PermissionEntry {
  menuId: number
  menuName: string
  permitted: boolean
  /** Rights of a permitted key; absent means all. */
  rights?: Right[] | undefined
}

const isPermitted = ({ permitted }: PermissionEntry) => permitted

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
          rights: z.optional(z.array(z.enum(RIGHTS)).check(z.maxLength(RIGHTS.length))),
        }),
        typeError('required'),
      )
      .check(z.refine((list) => list.some(isPermitted), 'required')),
  })
