import { CONTENT_LANGUAGE_ID, LANGUAGES } from '../../locale.ts'
import { isNestedRecord, type Field, type Declaration, PLACEHOLDER_TITLE } from '../declaration.ts'
import { kindOf } from '../fields/kinds.ts'
import { createFold, type Part } from './walk.ts'

type Values = Record<string, unknown>
type MakeValue = (now: Date) => unknown

const makeAll = (parts: readonly Part<MakeValue>[], now: Date): Values =>
  Object.fromEntries(parts.map(({ name, result }) => [name, result(now)]))

const makers = createFold<MakeValue, (now: Date) => Values>({
  leaf: (field) => (now) => kindOf(field).initial(field, now),
  nested: (field, inner) => (isNestedRecord(field) ? inner : (now) => kindOf(field).initial(field, now)),
  record:
    ({ translationsKey }, fields, texts) =>
    (now) => {
      const own = makeAll(fields, now)
      if (texts.length === 0) return own
      const inLanguage = (languageId: number) => ({ languageId, ...makeAll(texts, now) })
      return {
        ...own,
        [translationsKey]: LANGUAGES.map((language) => inLanguage(CONTENT_LANGUAGE_ID[language])),
      }
    },
})

export const initialOfField = (field: Field, now: Date): unknown => makers.ofField(field)(now)

export const initialOf = (declaration: Declaration, now: Date): Values => makers.ofRecord(declaration)(now)

export function newItem(declaration: Declaration, now: Date): Values {
  const item = initialOf(declaration, now)
  const entries = item[declaration.translationsKey]
  if (!('title' in declaration.localized) || !Array.isArray(entries)) return item
  return {
    ...item,
    [declaration.translationsKey]: entries.map((entry: Values, index) => ({
      ...entry,
      title: PLACEHOLDER_TITLE[LANGUAGES[index] ?? 'en'],
    })),
  }
}
