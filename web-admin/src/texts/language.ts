import {
  DEFAULT_LANGUAGE,
  ISO_CODE,
  acceptedLanguage,
  isLanguage,
  type Language,
} from '@flou/shared/locale.ts'
import { createStore } from '../session/store.ts'

const STORAGE_KEY = 'flou.interface-language'

/** The stored choice, else what the browser asks for. Storage may be forbidden: then the choice lasts for the visit. */
function firstLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isLanguage(stored) ? stored : acceptedLanguage(navigator.languages.join(','))
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** The language of the interface; the content being edited has its own. */
export const interfaceLanguage = createStore<Language>(firstLanguage())

export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // nothing to keep it in
  }
  interfaceLanguage.set(language)
}

export const languageTag = (language: Language): string => ISO_CODE[language]
