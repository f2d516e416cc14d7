import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../core/records/formErrors.ts'

export interface SidePanelProps {
  type: AnyType
  language: Language
  read: () => FormValues
  subscribe: (listener: () => void, debounceMs?: number) => () => void
  write: (path: string, value: unknown) => void
}
