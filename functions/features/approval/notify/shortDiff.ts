import type { AnyType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Fields } from '@flou/shared/content/declaration.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { changedValueTexts } from '@flou/shared/texts/approval.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import { shortValue } from './shortValue.ts'

export interface ChangedValue {
  label: string
  from: string
  to: string
}

const MAX_FIELDS = 5

/** Types with personal data: mails contain no values. */
const PERSONAL: ReadonlySet<string> = new Set([user.key])

function entryOf({ declaration }: AnyType, record: Values, language: Language): Values {
  const entries = (record[declaration.translationsKey] ?? []) as Values[]
  return entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language]) ?? {}
}

interface Compared {
  fields: Fields
  names: readonly string[]
  before: Values
  after: Values
  of?: Language
}

/**
 * Returns at most five changed fields with localized labels, and the number of others. Excludes passwords.
 */
export function shortDiff(
  type: AnyType,
  { before, after }: { before: Values; after: Values },
  language: Language,
): { rows: ChangedValue[]; more: number } {
  const changed = changedFields(type.declaration, before, after)
  const texts = [language, otherLanguage(language)].map((of): Compared => ({
    fields: type.declaration.localized,
    names: changed[of],
    before: entryOf(type, before, of),
    after: entryOf(type, after, of),
    of,
  }))
  const shared: Compared = { fields: type.declaration.fields, names: changed.shared, before, after }
  const rows = [...texts, shared].flatMap((compared) => rowsOf(type, compared, language))
  return { rows: rows.slice(0, MAX_FIELDS), more: Math.max(0, rows.length - MAX_FIELDS) }
}

function rowsOf(
  type: AnyType,
  { fields, names, before, after, of }: Compared,
  language: Language,
): ChangedValue[] {
  return names.flatMap((name) => {
    const field = fields[name]
    if (!field) return []
    const label = fieldLabel(type.key, name)[language]
    const [from, to] = [before, after].map((values) => shortValue(field, values[name], language))
    const isEmpty = from === '' && to === ''
    const tag = of && LANGUAGES.length > 1 ? ` (${changedValueTexts[of][language]})` : ''
    if (isEmpty) return []
    if (PERSONAL.has(type.key)) return [{ label, from: '…', to: changedValueTexts.notInMail[language] }]
    return [{ label: `${label}${tag}`, from: from ?? '', to: to ?? '' }]
  })
}
