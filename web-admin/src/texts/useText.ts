import { useCallback } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { useStore } from '../state/useStore.ts'
import { fillIn, type TextValues } from './fillIn.ts'
import { interfaceLanguage } from './language.ts'
import { interfaceTexts } from './interfaceTexts.ts'
import type { TextKey } from './translator.ts'

export type Translate = (key: TextKey, values?: TextValues) => string

export function useText(): Translate {
  const language = useLanguage()
  const texts = useStore(interfaceTexts)
  return useCallback((key, values = {}) => fillIn({ texts, key, values }, language), [texts, language])
}

export const useLanguage = (): Language => useStore(interfaceLanguage)
