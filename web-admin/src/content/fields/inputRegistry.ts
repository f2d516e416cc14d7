import type { ComponentType } from 'react'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { FieldProps } from './fieldProps.ts'

/** Returns the input of a field; undefined for an unknown kind. */
type InputOf = (field: Field) => ComponentType<FieldProps> | undefined

let registered: InputOf = () => undefined

/** Called once by fieldInputs.ts; the registry avoids an import cycle between inputs and nested fields. */
export function registerInputs(inputOf: InputOf): void {
  registered = inputOf
}

/** Returns the input of a field. Throws for unknown kinds or if fieldInputs.ts is not loaded. */
export function requireInput(field: Field): ComponentType<FieldProps> {
  const input = registered(field)
  if (!input) throw new Error(`No input for fields of kind ${field.kind}`)
  return input
}
