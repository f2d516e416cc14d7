import { useCallback } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { translator, type TextKeyOf, type Texts, type Translate } from '@flou/shared/texts/translator.ts'
import { createStore, useStore } from '../state/store.ts'
import { interfaceLanguage } from './language.ts'
import type { shellTexts } from './shell.ts'

type InitialKey = TextKeyOf<typeof shellTexts>

/** Texts of the initial bundle; hot reload replaces them. */
export const initialTexts = createStore<Texts>({})

export const useLanguage = (): Language => useStore(interfaceLanguage)

/** Returns the texts of the initial bundle. */
export function useText(): Translate<InitialKey> {
  const texts = useStore(initialTexts)
  return translator(texts)[useLanguage()]
}

export type TextsOf<T extends Texts> = Translate<TextKeyOf<T> | InitialKey>

const hasText = (texts: Texts, key: string) => key in texts || `${key}_other` in texts

/** Returns the texts of a lazily loaded part and of the initial bundle. `texts` is a constant. */
export function useTextsOf<T extends Texts>(texts: T): TextsOf<T> {
  const initial = useText()
  const own = translator<Texts>(texts)[useLanguage()]
  return useCallback(
    (key, values) => (hasText(texts, key) ? own(key, values) : initial(key as InitialKey, values)),
    [texts, own, initial],
  )
}
