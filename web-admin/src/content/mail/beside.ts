import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../form/formErrors.ts'

/** What a panel beside a form is given: the values, which may change, and how to hear of it. */
export interface Beside {
  type: AnyType
  /** The language whose texts the form shows. */
  language: Language
  read: () => FormValues
  subscribe: (listener: () => void, restMs?: number) => () => void
  /** Writes a value into the form, as if it had been typed. */
  write: (path: string, value: unknown) => void
}
