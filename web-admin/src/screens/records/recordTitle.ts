import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { entryIndex, readPart } from '../../content/form/entries.ts'

/** What a record calls itself, in a language; '' where it has no name yet. */
export function recordTitle(type: ContentType, record: Partial<StoredRecord>, language: Language): string {
  const entries = record[type.shape.localizedName]
  const holder =
    type.title in type.shape.localized ? readPart(entries, String(entryIndex(entries, language))) : record
  const title = readPart(holder, type.title)
  return typeof title === 'string' ? title : ''
}
