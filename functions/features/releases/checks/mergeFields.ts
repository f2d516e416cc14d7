import type { Declaration } from '@flou/shared/content/declaration.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import type { Values } from '../../../core/store/writeContext.ts'

interface Sides {
  base: Values
  mine: Values
  theirs: Values
}

const namesOf = (declaration: Declaration, before: Values, after: Values): string[] => {
  const { shared, id, en } = changedFields(declaration, before, after)
  const inLanguage = (language: string, names: readonly string[]) =>
    names.map((name) => `${declaration.translationsKey}.${language}.${name}`)
  return [...shared, ...inLanguage('id', id), ...inLanguage('en', en)]
}

/** Returns the fields that both sides changed differently; without any the two merge without a choice. */
export function conflictingFields(declaration: Declaration, { base, mine, theirs }: Sides): string[] {
  const changedByThem = new Set(namesOf(declaration, base, theirs))
  const different = new Set(namesOf(declaration, mine, theirs))
  return namesOf(declaration, base, mine).filter((name) => changedByThem.has(name) && different.has(name))
}
