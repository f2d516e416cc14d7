import { createContext, useContext, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { Field } from '@flou/shared/content/declaration.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { TRANSLATE_PARAMETER } from '@flou/shared/translation/queue.ts'

export interface Translation {
  /** Language to translate into. */
  readonly language: Language
  /** Paths of the texts to translate, without language. */
  readonly paths: ReadonlySet<string>
  /** True if other fields are left out. */
  readonly isNarrowed: boolean
  /** Shows what the text at a path is translated from. */
  readonly Source: ComponentType<{ field: Field; path: string }>
}

/** Set while a form is translated. */
const TranslationContext = createContext<Translation | undefined>(undefined)
export const TranslationProvider = TranslationContext.Provider
export const useTranslation = (): Translation | undefined => useContext(TranslationContext)

const nameOf = (path: string) => textPath(path.split('.'))

export const isToTranslate = ({ paths }: Translation, path: string): boolean => paths.has(nameOf(path))

/** True if a field is a text to translate, or contains one. */
export function isTranslated({ paths }: Translation, path: string): boolean {
  const name = nameOf(path)
  return [...paths].some((one) => one === name || one.startsWith(`${name}.`))
}

/** Returns the language into which a form of the queue is translated. */
export function useTranslateLanguage(isInSheet: boolean): Language | undefined {
  const language = useSearchParams()[0].get(TRANSLATE_PARAMETER)
  return !isInSheet && isLanguage(language) ? language : undefined
}
