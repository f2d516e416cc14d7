import type { AnyType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Fields } from '@flou/shared/content/shape.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import {
  CONTENT_LANGUAGE_ID,
  LANGUAGES,
  otherLanguage,
  type Language,
  type Text,
} from '@flou/shared/locale.ts'
import type { Values } from '../../store/writeContext.ts'
import { NOT_SHOWN, shortValue } from './shortValue.ts'

/** A field that changes, as a mail shows it. */
export interface ChangedValue {
  label: string
  from: string
  to: string
}

const MOST_FIELDS = 5

/** Types whose fields are data of a person: a mail names the fields and shows none of it. */
const PERSONAL: ReadonlySet<string> = new Set([user.key])

const NAMES: Readonly<Record<Language, Text>> = {
  en: { en: 'English', id: 'Inggris' },
  id: { en: 'Indonesian', id: 'Indonesia' },
}

function entryOf({ shape }: AnyType, record: Values, language: Language): Values {
  const entries = (record[shape.localizedName] ?? []) as Values[] // the schema has seen to it
  return entries.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language]) ?? {}
}

interface Compared {
  fields: Fields
  names: readonly string[]
  before: Values
  after: Values
  /** Of texts that each language has. */
  of?: Language
}

/** The first fields that a change changes, as the reader's language calls them, and how many more there are. No passwords. */
export function shortDiff(
  type: AnyType,
  { before, after }: { before: Values; after: Values },
  language: Language,
): { rows: ChangedValue[]; more: number } {
  const changed = changedFields(type.shape, before, after)
  const texts = [language, otherLanguage(language)].map((of): Compared => ({
    fields: type.shape.localized,
    names: changed[of],
    before: entryOf(type, before, of),
    after: entryOf(type, after, of),
    of,
  }))
  const shared: Compared = { fields: type.shape.fields, names: changed.shared, before, after }
  const rows = [...texts, shared].flatMap((compared) => rowsOf(type, compared, language))
  return { rows: rows.slice(0, MOST_FIELDS), more: Math.max(0, rows.length - MOST_FIELDS) }
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
    const tag = of && LANGUAGES.length > 1 ? ` (${NAMES[of][language]})` : ''
    if (isEmpty) return []
    if (PERSONAL.has(type.key)) return [{ label, from: '…', to: NOT_SHOWN[language] }]
    return [{ label: `${label}${tag}`, from: from ?? '', to: to ?? '' }]
  })
}
