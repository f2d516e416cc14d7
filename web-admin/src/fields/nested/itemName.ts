import type { Declaration } from '@flou/shared/content/declaration.ts'
import type { Language } from '@flou/shared/locale.ts'
import { entryIndex, readProperty } from '../../core/records/entries.ts'

/** Returns an entry's title or first text in a language; '' if it has none. */
export function itemName(declaration: Declaration, item: unknown, language: Language): string {
  const entries = readProperty(item, declaration.translationsKey)
  const entry = readProperty(entries, String(entryIndex(entries, language)))
  const name = 'title' in declaration.localized ? 'title' : Object.keys(declaration.localized)[0]
  const text = name === undefined ? undefined : readProperty(entry, name)
  return typeof text === 'string' ? text : ''
}
