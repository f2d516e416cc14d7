import type { AnyType } from '@flou/shared/content/define.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { textPath } from '@flou/shared/content/values/textPath.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { LANGUAGES, languageOf, otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { Snapshot, Values } from '../writeContext.ts'

type Drift = NonNullable<Snapshot['drift']>
type InLanguages = Partial<Record<Language, string>>

function textsByPath(shape: Shape, fields: Values): Map<string, InLanguages> {
  const texts = new Map<string, InLanguages>()
  visitRecord(shape, fields, (_, value, { path, languageId }) => {
    if (languageId === undefined) return
    const name = textPath(path)
    texts.set(name, { ...texts.get(name), [languageOf(languageId)]: JSON.stringify(value) ?? '' })
  })
  return texts
}

/** The one language in which a text is new; undefined where both are or neither is. */
function changedAlone(before: InLanguages, after: InLanguages): Language | undefined | 'both' {
  const changed = LANGUAGES.filter((language) => before[language] !== after[language])
  return changed.length > 1 ? 'both' : changed[0]
}

function driftAfter(known: Language | undefined, before: InLanguages, after: InLanguages) {
  if (after.en === after.id) return undefined
  const changed = changedAlone(before, after)
  if (changed === undefined) return known
  // the language that lagged behind has followed, or both were written at once
  if (changed === 'both' || known === otherLanguage(changed)) return undefined
  return changed
}

/**
 * Which texts one language has changed later than the other, after a save: what was marked before, with what this save changes.
 * A save of both languages, or of the one that lagged behind, clears a text's mark. Nested entries go by their place.
 */
export function driftOf({ shape }: AnyType, before: Snapshot, fields: Values): Drift {
  const stored = textsByPath(shape, before.fields)
  const marks = [...textsByPath(shape, fields)].flatMap(([path, after]) => {
    const old = stored.get(path)
    const drift = old && driftAfter(before.drift?.[path], old, after)
    return drift ? [[path, drift] as const] : []
  })
  return Object.fromEntries(marks)
}
