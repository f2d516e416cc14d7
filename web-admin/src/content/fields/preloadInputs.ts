import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import type { LazyPart } from '../../elements/lazyPart.tsx'
import { editorOf } from './editors.ts'
import { FIELD_INPUTS } from './fieldInputs.ts'
import type { FieldProps } from './fieldProps.ts'

const fieldsIn = ({ fields, localized }: Declaration): Field[] =>
  [...Object.values(fields), ...Object.values(localized)].flatMap((field) => [
    field,
    ...('of' in field ? fieldsIn(field.of as Declaration) : []),
  ])

const INPUTS: Readonly<Record<string, object>> = FIELD_INPUTS

function lazyInputOf(field: Field): LazyPart<FieldProps> | undefined {
  const input = editorOf(field) ?? INPUTS[field.kind]
  return input && 'preload' in input ? (input as LazyPart<FieldProps>) : undefined // only lazy inputs have it
}

const BELOW_FOLD: ReadonlySet<string> = new Set(['appearance'])

/** Preloads the inputs of a form, so that it renders at once. */
export async function preloadInputs(declaration: Declaration): Promise<void> {
  const needed = fieldsIn(declaration).filter(({ kind }) => !BELOW_FOLD.has(kind))
  const inputs = new Set(needed.map(lazyInputOf).filter((input) => input !== undefined))
  await Promise.all([...inputs].map(({ preload }) => preload()))
}
