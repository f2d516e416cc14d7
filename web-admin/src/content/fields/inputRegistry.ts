import type { ComponentType } from 'react'
import type { Field } from '@flou/shared/content/shape.ts'
import type { FieldProps } from './fieldProps.ts'

/** Chooses the input of a field; undefined for a kind that has none. */
export type InputOf = (field: Field) => ComponentType<FieldProps> | undefined

let registered: InputOf = () => undefined

/** Called once by fieldInputs.ts: inputs of groups and lists show fields themselves, so that no field can import the inputs. */
export function registerInputs(inputOf: InputOf): void {
  registered = inputOf
}

/** The input of a field. Throws where the kind has none, or the module of the inputs has not been loaded. */
export function requireInput(field: Field): ComponentType<FieldProps> {
  const input = registered(field)
  if (!input) throw new Error(`No input for fields of kind ${field.kind}`)
  return input
}
