import { REGISTRY } from '@flou/shared/content/registry.ts'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { CATALOGUE_RULES } from './catalogue.ts'
import { PAGE_RULES } from './pages.ts'
import { RECORD_RULES } from './records.ts'
import { derivedRules } from './derivedRules.ts'
import type { Rule } from './rule.ts'

/** Validation rules of the specification. A type needs rows only for rules beyond its declaration. */
const WRITTEN: readonly Rule[] = [...RECORD_RULES, ...CATALOGUE_RULES, ...PAGE_RULES]
const written = new Set(WRITTEN.map(({ type }) => type))
const DERIVED = apiScreens(REGISTRY)
  .filter(({ type }) => !written.has(type.key))
  .flatMap(({ type }) => derivedRules(type))

/** Shared by the tests of the API and of the forms. */
export const RULES: readonly Rule[] = [...WRITTEN, ...DERIVED]

/** Copies `body` with the value at `field` replaced; the field must exist. */
export function replaced(
  body: Record<string, unknown>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(body)
  const names = field.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>, // rules name fields of the body
    copy,
  )
  if (!(last in holder)) throw new Error(`The body has no ${field}`)
  holder[last] = value
  return copy
}
