import type { Shape } from '@flou/shared/content/shape.ts'
import type { Language } from '@flou/shared/locale.ts'
import { entryIndex, readPart } from '../../form/entries.ts'

/** What an entry of a list calls itself: its title (or first text) in a language; '' where it has none. */
export function itemName(shape: Shape, item: unknown, language: Language): string {
  const entries = readPart(item, shape.localizedName)
  const entry = readPart(entries, String(entryIndex(entries, language)))
  const name = 'title' in shape.localized ? 'title' : Object.keys(shape.localized)[0]
  const text = name === undefined ? undefined : readPart(entry, name)
  return typeof text === 'string' ? text : ''
}
