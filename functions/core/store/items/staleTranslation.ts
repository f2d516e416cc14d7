import type { AnyType } from '@flou/shared/content/define.ts'
import { LANGUAGES, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { isEmptyText, textsByPath } from '@flou/shared/translation/textProblems.ts'
import type { Snapshot, Values } from '../writeContext.ts'

type StaleTranslation = NonNullable<Snapshot['staleTranslation']>
type InLanguages = Partial<Record<Language, string>>

function editedLanguage(before: InLanguages, after: InLanguages): Language | undefined | 'both' {
  const changed = LANGUAGES.filter((language) => before[language] !== after[language])
  return changed.length > 1 ? 'both' : changed[0]
}

function staleLanguageAfter(staleBefore: Language | undefined, before: InLanguages, after: InLanguages) {
  // a text of one language only is missing in the other, not outdated
  if (after.en === after.id || isEmptyText(after.en) || isEmptyText(after.id)) return undefined
  const changed = editedLanguage(before, after)
  if (changed === undefined) return staleBefore
  // the stale or missing language caught up, or both were edited
  if (changed === 'both' || staleBefore === otherLanguage(changed) || isEmptyText(before[changed]))
    return undefined
  return changed
}

/**
 * Returns which texts are newer in one language after a save. Editing both languages or the stale one clears
 * the flag. Nested entries match by index.
 */
export function findStaleTranslation(
  { declaration }: AnyType,
  before: Snapshot,
  fields: Values,
): StaleTranslation {
  const stored = textsByPath(declaration, before.fields)
  const entries = [...textsByPath(declaration, fields)].flatMap(([path, after]) => {
    const old = stored.get(path)
    const staleLanguage = old && staleLanguageAfter(before.staleTranslation?.[path], old, after)
    return staleLanguage ? [[path, staleLanguage] as const] : []
  })
  return Object.fromEntries(entries)
}
