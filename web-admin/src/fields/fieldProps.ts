import type { Field } from '@flou/shared/content/declaration.ts'

export interface FieldProps<F extends Field = Field> {
  field: F
  /** Form path of the value: `contents.0.title`. */
  path: string
  label: string
  error: string | undefined
}
