import { useCallback } from 'react'
import type { Text } from '@flou/shared/locale.ts'
import { useLanguage } from './useText.ts'

/** Texts of a part of the app that loads later; they come with it, so that the start of the app does not carry them. */
export function useTextsOf<K extends string>(texts: Readonly<Record<K, Text>>) {
  const language = useLanguage()
  return useCallback(
    (key: K, values: Readonly<Record<string, string | number>> = {}) =>
      texts[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    [texts, language],
  )
}
