import type { Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { entryIndex, valueAt } from '../../../core/records/entries.ts'
import { languageOfError, type FormValues } from '../../../core/records/formErrors.ts'

/** Returns the path of the text in the other language; undefined for shared fields. */
export function pathInOtherLanguage(path: string, values: FormValues): string | undefined {
  const language = languageOfError(path, values)
  if (language === undefined) return undefined
  const segments = path.split('.')
  const at = segments.findLastIndex((segment) => segment === 'contents' || segment === 'translations')
  const entries = segments.slice(0, at + 1)
  const index = entryIndex(valueAt(values, entries.join('.')), otherLanguage(language))
  return index < 0 ? undefined : [...entries, index, ...segments.slice(at + 2)].join('.')
}

export interface Copied {
  path: string
  before: unknown
  after: unknown
}

export function copiesOf(declaration: Declaration, values: FormValues, from: Language): Copied[] {
  const found: Copied[] = []
  visitRecord(declaration, values, (_, after, { path, languageId }) => {
    if (languageId !== CONTENT_LANGUAGE_ID[from]) return
    const target = pathInOtherLanguage(path.join('.'), values)
    const before = target === undefined ? after : valueAt(values, target)
    if (target !== undefined && before !== after) found.push({ path: target, before, after })
  })
  return found
}

export const countReplaced = (copies: readonly Copied[]): number =>
  copies.filter(({ before }) => before !== '' && before !== undefined && before !== null).length
