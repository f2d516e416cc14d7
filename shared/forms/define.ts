import type { Permission } from '../content/permissions.ts'
import type { formTexts } from '../texts/forms.ts'
import type { Text } from '../locale.ts'
import type { FormField } from './fields.ts'

export type FormFields = Readonly<Record<string, FormField>>

interface FormSpec<F extends FormFields> {
  label: Text
  plural: Text
  permission: Permission
  fields: F
  retentionDays: number
  /** Fields displayed in lists as sender and subject. */
  summaryFields: { name: readonly (keyof F & string)[]; about: keyof F & string }
  isAcknowledged?: boolean
  isNotified?: boolean
  isReplyExpected?: boolean
  received?: keyof typeof formTexts
}

export interface FormDeclaration<K extends string = string, F extends FormFields = FormFields> {
  readonly key: K
  readonly label: Text
  readonly plural: Text
  readonly permission: Permission
  readonly fields: F
  readonly retentionDays: number
  readonly summaryFields: { readonly name: readonly string[]; readonly about: string }
  readonly isAcknowledged: boolean
  readonly isNotified: boolean
  /** True if staff should reply; only these have a deadline. */
  readonly isReplyExpected: boolean
  readonly received: keyof typeof formTexts
}

/**
 * Declares a form. API route, validation, page form, inbox, OpenAPI document and retention derive from it.
 */
export const declareForm = <const K extends string, F extends FormFields>(
  key: K,
  {
    isAcknowledged = true,
    isNotified = true,
    isReplyExpected = true,
    received = 'formReceived',
    ...spec
  }: FormSpec<F>,
): FormDeclaration<K, F> => ({ key, isAcknowledged, isNotified, isReplyExpected, received, ...spec })
