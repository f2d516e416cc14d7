import { ISO_CODE, acceptedLanguage, isLanguage, type Language } from '@flou/shared/locale.ts'
import { browserStorage } from '../state/localStorage.ts'
import { createStore } from '../state/store.ts'

const STORAGE_KEY = 'flou.interface-language'

/** Stored language, or the browser's preference. */
function firstLanguage(): Language {
  const chosen = browserStorage.read(STORAGE_KEY)
  return isLanguage(chosen) ? chosen : acceptedLanguage(navigator.languages.join(','))
}

/** Interface language, independent of the content language. */
export const interfaceLanguage = createStore<Language>(firstLanguage())

export function chooseLanguage(language: Language): void {
  browserStorage.write(STORAGE_KEY, language)
  interfaceLanguage.set(language)
}

export const languageTag = (language: Language): string => ISO_CODE[language]
