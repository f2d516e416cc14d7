import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { valuesOf } from '../../../fields/diff/recordDiff.ts'

export const namesText = (typeKey: string, names: readonly string[], language: Language): string =>
  names.map((name) => fieldLabel(typeKey, name)[language]).join(' › ')

interface FieldContext {
  typeKey: string
  shape: Declaration
  values: unknown
  language: Language
}

function languageAt(
  segments: readonly string[],
  { shape: declaration, values }: FieldContext,
): Language | undefined {
  const at = segments.indexOf(declaration.translationsKey)
  const entries = valuesOf(values)[declaration.translationsKey]
  if (at < 0 || !Array.isArray(entries)) return undefined
  const id = valuesOf(entries[Number(segments[at + 1])])['languageId']
  return LANGUAGES.find((one) => CONTENT_LANGUAGE_ID[one] === id)
}

/**
 * Resolves an error key such as `Contents[0].Title` to a label and language.
 * @returns `language` undefined for shared fields
 */
export function fieldOfKey(
  key: string,
  context: FieldContext,
): { label: string; language: Language | undefined } {
  const segments = fieldPath(key).split('.')
  const names = segments.filter(
    (segment) => !/^\d+$/.test(segment) && segment !== context.shape.translationsKey,
  )
  return {
    label: namesText(context.typeKey, names, context.language),
    language: languageAt(segments, context),
  }
}
