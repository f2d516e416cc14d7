import { useCallback } from 'react'
import type { Text } from '@flou/shared/locale.ts'
import { fillIn, type TextValues } from './fillIn.ts'
import type { TextKey } from './translator.ts'
import { useLanguage, useText } from './useText.ts'

/** Returns texts of a lazy chunk, falling back to the initial bundle. */
export function useTextsOf<K extends string>(texts: Readonly<Record<K, Text>>) {
  const language = useLanguage()
  const shared = useText()
  return useCallback(
    (key: K | TextKey, values: TextValues = {}): string => {
      if (!(key in texts)) return shared(key as TextKey, values) // not a key of this chunk
      return fillIn({ texts, key, values }, language)
    },
    [texts, language, shared],
  )
}
export type TextsOf<K extends string> = ReturnType<typeof useTextsOf<K>>
