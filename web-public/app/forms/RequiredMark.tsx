import type { FormField } from '@flou/shared/forms/fields.ts'

/** Hidden from assistive technology, which reads the field's attribute. */
export const RequiredMark = ({ field }: { field: Pick<FormField, 'required'> }) =>
  field.required ? <span aria-hidden="true"> *</span> : null
