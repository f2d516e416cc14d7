import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { TranslationState } from '@flou/shared/translation/queue.ts'
import type { Key } from '../../core/store/keys.ts'

/** Translation of a record into one language. Only tasks of the queue have a row and index keys. */
export interface TranslationItem {
  version: number
  area: string
  state?: TranslationState
  row?: string
  owner?: PersonRef
  due?: string
}

export type CountItem = Partial<Record<TranslationState | 'records', number>>

export const translationKeys = {
  translation: (type: string, id: number, language: Language): Key<TranslationItem> => ({
    pk: `translation#${type}#${id}`,
    sk: language,
  }),
  count: (area: string, language: Language): Key<CountItem> => ({
    pk: 'translation-counts',
    sk: `${area}#${language}`,
  }),
  rebuild: (): Key<{ rules: number; type: string; id: number }> => ({ pk: 'translation-rebuild', sk: '-' }),
} as const

/** Version of the rules of the queue. After an increase it is rebuilt. */
export const QUEUE_RULES = 2

/** By due date in gsi1, by age in gsi2. */
export const translationPartition = (area: string): string => `translations#${area}`
