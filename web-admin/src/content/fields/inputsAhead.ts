import type { Field, Shape } from '@flou/shared/content/shape.ts'
import type { Later } from '../../elements/later.tsx'
import { editorOf } from './editors.ts'
import { FIELD_INPUTS } from './fieldInputs.ts'
import type { FieldProps } from './fieldProps.ts'

/** Every field of a shape, nested ones too. */
const fieldsIn = ({ fields, localized }: Shape): Field[] =>
  [...Object.values(fields), ...Object.values(localized)].flatMap((field) => [
    field,
    ...('of' in field ? fieldsIn(field.of as Shape) : []), // only nested kinds carry `of`
  ])

const INPUTS: Readonly<Record<string, object>> = FIELD_INPUTS

/** The input of a field, where it has a file of its own. */
function laterInputOf(field: Field): Later<FieldProps> | undefined {
  const input = editorOf(field) ?? INPUTS[field.kind]
  return input && 'ahead' in input ? (input as Later<FieldProps>) : undefined // only such inputs have it
}

/** Stand below the texts, and are not waited for. */
const FURTHER_DOWN: ReadonlySet<string> = new Set(['appearance'])

/** Fetches the inputs that a form's fields need, so that it is drawn at once. */
export async function inputsAhead(shape: Shape): Promise<void> {
  const needed = fieldsIn(shape).filter(({ kind }) => !FURTHER_DOWN.has(kind))
  const inputs = new Set(needed.map(laterInputOf).filter((input) => input !== undefined))
  await Promise.all([...inputs].map(({ ahead }) => ahead()))
}
