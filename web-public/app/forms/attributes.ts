import { COUNTED_KINDS, type FormField } from '@flou/shared/forms/fields.ts'

export interface FieldProps {
  form: string
  name: string
  field: FormField
  problem: string | undefined
  cities?: readonly string[] | undefined
  options?: readonly string[] | undefined
}

export function attributesOf({ form, name, field, problem }: FieldProps, { isTyped = true } = {}) {
  const id = `${form}-${name}`
  const { required, when } = field
  return {
    id,
    name,
    // browsers count UTF-16 units and silently truncate pasted text
    ...(isTyped && !COUNTED_KINDS.has(field.kind) && { maxLength: field.max }),
    // without script, a hidden required field would block submission
    required: required && when === undefined,
    'aria-required': (required && when !== undefined) || undefined,
    autoComplete: field.autocomplete,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': field.hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  }
}
