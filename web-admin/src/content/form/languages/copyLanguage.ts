import type { Shape } from '@flou/shared/content/shape.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { entryIndex, valueAt } from '../entries.ts'
import { languageOfError, type FormValues } from '../formErrors.ts'

/** Where the same text stands in the other language; undefined for what is in none. */
export function otherPath(path: string, values: FormValues): string | undefined {
  const language = languageOfError(path, values)
  if (language === undefined) return undefined
  const parts = path.split('.')
  const at = parts.findLastIndex((part) => part === 'contents' || part === 'translations')
  const entries = parts.slice(0, at + 1)
  const index = entryIndex(valueAt(values, entries.join('.')), otherLanguage(language))
  return index < 0 ? undefined : [...entries, index, ...parts.slice(at + 2)].join('.')
}

/** A text that a copy changes: what stands there, and what will. */
export interface Copied {
  path: string
  before: unknown
  after: unknown
}

/** What copying all texts of a language into the other one changes, nested entries included. */
export function copiesOf(shape: Shape, values: FormValues, from: Language): Copied[] {
  const found: Copied[] = []
  visitRecord(shape, values, (_, after, { path, languageId }) => {
    if (languageId !== CONTENT_LANGUAGE_ID[from]) return
    const target = otherPath(path.join('.'), values)
    const before = target === undefined ? after : valueAt(values, target)
    if (target !== undefined && before !== after) found.push({ path: target, before, after })
  })
  return found
}

/** How many texts a copy would replace, not only fill in. */
export const replaced = (copies: readonly Copied[]): number =>
  copies.filter(({ before }) => before !== '' && before !== undefined && before !== null).length
