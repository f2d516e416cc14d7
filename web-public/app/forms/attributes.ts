import { COUNTED_KINDS, type FormField } from '@flou/shared/submissions/fields.ts'

export interface FieldProps {
  /** The key of its form. */
  form: string
  name: string
  field: FormField
  /** What is wrong, in the visitor's language. */
  problem: string | undefined
  /** Cities of the chosen province. */
  cities?: readonly string[] | undefined
  /** What a text can be chosen from, where the page knows all of it: the services that can be rated. */
  options?: readonly string[] | undefined
}

/** The attributes that every input of a field has. */
export function attributesOf({ form, name, field, problem }: FieldProps, { isTyped = true } = {}) {
  const id = `${form}-${name}`
  const { required, when } = field
  return {
    id,
    name,
    // browsers count UTF-16 units, and cut what is pasted without a word
    ...(isTyped && !COUNTED_KINDS.has(field.kind) && { maxLength: field.max }),
    // without script a hidden field that is required keeps the browser from sending
    required: required && when === undefined,
    'aria-required': (required && when !== undefined) || undefined,
    autoComplete: field.autocomplete,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': field.hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  }
}
