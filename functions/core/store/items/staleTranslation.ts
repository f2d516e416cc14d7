import type { AnyType } from '@flou/shared/content/define.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { LANGUAGES, languageOf, otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'

type StaleTranslation = NonNullable<Snapshot['staleTranslation']>
type InLanguages = Partial<Record<Language, string>>

export function textsByPath(declaration: Declaration, fields: Values): Map<string, InLanguages> {
  const texts = new Map<string, InLanguages>()
  visitRecord(declaration, fields, (_, value, { path, languageId }) => {
    if (languageId === undefined) return
    const name = textPath(path)
    texts.set(name, { ...texts.get(name), [languageOf(languageId)]: JSON.stringify(value) ?? '' })
  })
  return texts
}

function editedLanguage(before: InLanguages, after: InLanguages): Language | undefined | 'both' {
  const changed = LANGUAGES.filter((language) => before[language] !== after[language])
  return changed.length > 1 ? 'both' : changed[0]
}

function staleLanguageAfter(staleBefore: Language | undefined, before: InLanguages, after: InLanguages) {
  if (after.en === after.id) return undefined
  const changed = editedLanguage(before, after)
  if (changed === undefined) return staleBefore
  // the stale language caught up, or both were edited
  if (changed === 'both' || staleBefore === otherLanguage(changed)) return undefined
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
