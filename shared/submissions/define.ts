import type { Permission } from '../content/permissions.ts'
import type { FORM_MESSAGES } from '../formMessages.ts'
import type { Text } from '../locale.ts'
import type { FormField } from './fields.ts'

export type FormFields = Readonly<Record<string, FormField>>

interface SubmissionSpec<F extends FormFields> {
  /** What one of them is called: "Contact message". */
  label: Text
  plural: Text
  /** Who reads what was sent. */
  permission: Permission
  fields: F
  /** Days after which it is deleted, counted from the day it was sent. */
  keptDays: number
  /** Which fields say who sent it and what it is about, in lists. */
  shown: { name: readonly (keyof F & string)[]; about: keyof F & string }
  /** Whether the visitor gets a mail that says that it arrived. */
  isAcknowledged?: boolean
  /** Whether staff get mails about new ones. */
  isNotified?: boolean
  /** Answered to the visitor; `formReceived` if absent. */
  received?: keyof typeof FORM_MESSAGES
}

/** What visitors send by one form: the third declared shape beside content types and sections. */
export interface Submission<K extends string = string, F extends FormFields = FormFields> {
  readonly key: K
  readonly label: Text
  readonly plural: Text
  readonly permission: Permission
  readonly fields: F
  readonly keptDays: number
  readonly shown: { readonly name: readonly string[]; readonly about: string }
  readonly isAcknowledged: boolean
  readonly isNotified: boolean
  readonly received: keyof typeof FORM_MESSAGES
}

/**
 * Declares what visitors send by a form. From it follow the public call, the checks in browser and server, the form in the page, its
 * place in both back-offices, its description in the API's document, and how long it is kept.
 */
export const submission = <const K extends string, F extends FormFields>(
  key: K,
  { isAcknowledged = true, isNotified = true, received = 'formReceived', ...spec }: SubmissionSpec<F>,
): Submission<K, F> => ({ key, isAcknowledged, isNotified, received, ...spec })
