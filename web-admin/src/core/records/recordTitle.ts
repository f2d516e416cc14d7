import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { entryIndex, readProperty } from './entries.ts'

export function recordTitle(type: ContentType, record: Partial<StoredRecord>, language: Language): string {
  const entries = record[type.declaration.translationsKey]
  const source =
    type.title in type.declaration.localized
      ? readProperty(entries, String(entryIndex(entries, language)))
      : record
  const title = readProperty(source, type.title)
  return typeof title === 'string' ? title : ''
}
