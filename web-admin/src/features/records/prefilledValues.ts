import type { ContentType } from '@flou/shared/content/define.ts'
import type { Fields } from '@flou/shared/content/declaration.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import type { Params } from 'react-router'
import type { Route } from '@flou/shared/content/routing/routes.ts'

export function parentValues({ type, parentName }: Route, params: Params): Record<string, unknown> {
  if (!type || type.single || !type.parent || parentName === undefined) return {}
  return { [type.parent.field]: Number(params[parentName]) }
}

/** Field kinds that a URL can prefill. */
const KINDS: ReadonlySet<string> = new Set(['text', 'url'])

function textsIn(fields: Fields, search: URLSearchParams): Record<string, string> {
  const names = Object.keys(fields).filter((name) => search.has(name) && KINDS.has(fields[name]?.kind ?? ''))
  return Object.fromEntries(names.map((name) => [name, (search.get(name) ?? '').slice(0, LIMITS.text)]))
}

/**
 * Reads prefilled text fields from the URL, such as `?query=gudang data&language=id`; without a language,
 * localized fields get it in both.
 */
export function prefilledValues({ declaration }: ContentType, search: string): Record<string, unknown> {
  const searchParams = new URLSearchParams(search)
  const localized = textsIn(declaration.localized, searchParams)
  const blank = Object.fromEntries(Object.keys(localized).map((name) => [name, '']))
  const only = searchParams.get('language')
  const entries = LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...(only === null || only === language ? localized : blank),
  }))
  return {
    ...textsIn(declaration.fields, searchParams),
    ...(Object.keys(localized).length > 0 && { [declaration.translationsKey]: entries }),
  }
}
