import type { ContentType } from '@flou/shared/content/define.ts'
import type { Fields } from '@flou/shared/content/shape.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'

/** Kinds of fields that an address can fill in. */
const KINDS: ReadonlySet<string> = new Set(['text', 'url'])

function textsIn(fields: Fields, search: URLSearchParams): Record<string, string> {
  const names = Object.keys(fields).filter((name) => search.has(name) && KINDS.has(fields[name]?.kind ?? ''))
  return Object.fromEntries(names.map((name) => [name, (search.get(name) ?? '').slice(0, LIMITS.text)]))
}

/**
 * What the address of a form fills in beforehand: `?words=gudang data`, of a localized field in both languages. Names that are no text
 * field of the type are ignored. Nothing is stored until somebody saves.
 */
export function givenValues({ shape }: ContentType, search: string): Record<string, unknown> {
  const given = new URLSearchParams(search)
  const localized = textsIn(shape.localized, given)
  const entries = LANGUAGES.map((language) => ({ languageId: CONTENT_LANGUAGE_ID[language], ...localized }))
  return {
    ...textsIn(shape.fields, given),
    ...(Object.keys(localized).length > 0 && { [shape.localizedName]: entries }),
  }
}
