import { useCallback } from 'react'
import { useLanguage } from '../../texts/useText.ts'
import { mediaTexts, type MediaTextKey } from '../../texts/mediaLibrary.ts'

export type MediaTranslate = (key: MediaTextKey, values?: Record<string, string | number>) => string

/** The library's texts in the interface's language. They come with the library, not with the first screen. */
export function useMediaText(): MediaTranslate {
  const language = useLanguage()
  return useCallback(
    (key, values = {}) =>
      mediaTexts[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    [language],
  )
}
