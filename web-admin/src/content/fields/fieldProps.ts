import type { Field } from '@flou/shared/content/shape.ts'

export interface FieldProps<F extends Field = Field> {
  field: F
  /** Where the value stands in the form, `contents.0.title`. */
  path: string
  label: string
  /** What is wrong with it, in the interface's language. */
  error: string | undefined
}
