import { REGISTRY } from '@flou/shared/content/registry.ts'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { CATALOGUE_RULES } from './catalogue.ts'
import { PAGE_RULES } from './pages.ts'
import { RECORD_RULES } from './records.ts'
import { derivedRules } from './derivedRules.ts'
import type { Rule } from './rule.ts'

/** Every rule of spec §5. A type needs rows here only where it wants more than its declaration says. */
const WRITTEN: readonly Rule[] = [...RECORD_RULES, ...CATALOGUE_RULES, ...PAGE_RULES]
const written = new Set(WRITTEN.map(({ type }) => type))
const DERIVED = apiScreens(REGISTRY)
  .filter(({ type }) => !written.has(type.key))
  .flatMap(({ type }) => derivedRules(type))

/** Read by the tests of the API and by those of the forms, so that both say the same. */
export const RULES: readonly Rule[] = [...WRITTEN, ...DERIVED]

/** A copy of `body` with the value at `field` replaced; the field must be there. */
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
