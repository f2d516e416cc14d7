import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useLanguage } from '../texts/useText.ts'
import { entryIndex, readProperty } from './entries.ts'
import { localizedText } from './localizedText.ts'

/** Returns the title in a language, else in the other one; empty without either. */
export function recordTitle(type: ContentType, record: Partial<StoredRecord>, language: Language): string {
  const entries = record[type.declaration.translationsKey]
  const sources =
    type.title in type.declaration.localized
      ? [language, otherLanguage(language)].map((one) =>
          readProperty(entries, String(entryIndex(entries, one))),
        )
      : [record]
  const titles = sources.map((source) => readProperty(source, type.title))
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? ''
}

export function useRowTitle() {
  const language = useLanguage()
  return ({ titles, id }: ListRow): string => localizedText(titles, language).text || String(id)
}
