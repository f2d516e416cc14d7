import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@flou/shared/locale.ts'
import type { TextKey } from './translator.ts'

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts of the interface in its present language. */
export function useText(): Translate {
  const { t } = useTranslation()
  return useCallback((key, values) => t(key, values ?? {}), [t])
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
}
