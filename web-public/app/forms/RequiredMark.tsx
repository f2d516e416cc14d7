import type { FormField } from '@flou/shared/submissions/fields.ts'

/** The asterisk of a required field; assistive technology knows it by the field's own attribute. */
export const RequiredMark = ({ field }: { field: Pick<FormField, 'required'> }) =>
  field.required ? <span aria-hidden="true"> *</span> : null
