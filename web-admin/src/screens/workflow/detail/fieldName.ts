import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { valuesOf } from '../../../content/compare/diff/recordDiff.ts'

/** The label of a field within its groups. */
export const namesText = (typeKey: string, names: readonly string[], language: Language): string =>
  names.map((name) => fieldLabel(typeKey, name)[language]).join(' › ')

interface Named {
  typeKey: string
  shape: Shape
  /** The content in which the field is. */
  values: unknown
  language: Language
}

/** The language of the entry that a path leads through. */
function languageAt(parts: readonly string[], { shape, values }: Named): Language | undefined {
  const at = parts.indexOf(shape.localizedName)
  const entries = valuesOf(values)[shape.localizedName]
  if (at < 0 || !Array.isArray(entries)) return undefined
  const id = valuesOf(entries[Number(parts[at + 1])])['languageId']
  return LANGUAGES.find((one) => CONTENT_LANGUAGE_ID[one] === id)
}

/**
 * What people call the field of an error key (`Contents[0].Title`), and the language that it is in.
 * @returns `language` undefined for what both languages share
 */
export function fieldOfKey(key: string, named: Named): { label: string; language: Language | undefined } {
  const parts = fieldPath(key).split('.')
  const names = parts.filter((part) => !/^\d+$/.test(part) && part !== named.shape.localizedName)
  return { label: namesText(named.typeKey, names, named.language), language: languageAt(parts, named) }
}
