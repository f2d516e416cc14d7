import { useCallback } from 'react'
import type { Text } from '@flou/shared/locale.ts'
import { fillIn, type TextValues } from './fillIn.ts'
import type { TextKey } from './translator.ts'
import { useLanguage, useText } from './useText.ts'

/**
 * Texts of a part of the app that loads later, beside those of the whole interface; they come with the part, so that the start of
 * the app does not carry them.
 */
export function useTextsOf<K extends string>(texts: Readonly<Record<K, Text>>) {
  const language = useLanguage()
  const shared = useText()
  return useCallback(
    (key: K | TextKey, values: TextValues = {}): string => {
      if (!(key in texts)) return shared(key as TextKey, values) // not a key of the part
      return fillIn({ texts, key, values }, language)
    },
    [texts, language, shared],
  )
}
/** The texts of a part, to be handed on. */
export type TextsOf<K extends string> = ReturnType<typeof useTextsOf<K>>
