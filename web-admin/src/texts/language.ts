import { ISO_CODE, acceptedLanguage, isLanguage, type Language } from '@flou/shared/locale.ts'
import { kept } from '../state/localStorage.ts'
import { createStore } from '../state/createStore.ts'

const STORAGE_KEY = 'flou.interface-language'

/** The language chosen in an earlier visit, else what the browser asks for. */
function firstLanguage(): Language {
  const chosen = kept.read(STORAGE_KEY)
  return isLanguage(chosen) ? chosen : acceptedLanguage(navigator.languages.join(','))
}

/** The language of the interface; the content being edited has its own. */
export const interfaceLanguage = createStore<Language>(firstLanguage())

/** Chooses the language of the interface, for this visit and the next ones. */
export function chooseLanguage(language: Language): void {
  kept.write(STORAGE_KEY, language)
  interfaceLanguage.set(language)
}

export const languageTag = (language: Language): string => ISO_CODE[language]
