import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { fieldChanges } from '../../../content/compare/diff/fieldChanges.ts'
import { TEXTS } from '../../../texts/translator.ts'
import { auditChanges, isHidden, parsedData, type Change } from './auditChanges.ts'

/** One text or value as it was and as it became. */
interface Sides {
  before: string
  after: string
}

/** What an entry changed in one field: in both languages where it is a text, else once. */
export interface EntryChange {
  name: string
  /** The field's value where it has no languages. */
  plain?: Sides
  texts?: Partial<Record<Language, Sides>>
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Names of a field and those it lies in, as people read them: `Items › 2 › Title`. */
const labelOf = (entity: string, names: readonly (string | number)[], language: Language) =>
  names
    .map((name) => (typeof name === 'number' ? String(name) : fieldLabel(entity, name)[language]))
    .join(' › ')

/** Field by field, in the order declared, texts of both languages in one line. Hidden names (spec §3) are left out. */
function declaredChanges(entity: string, { data, language }: EntryData): EntryChange[] | undefined {
  const type = REGISTRY.types.get(entity)
  const { before, after } = parsedData(data)
  if (!type || (!isValues(before) && !isValues(after))) return undefined
  const lines = new Map<string, EntryChange>()
  const changes = fieldChanges(type.shape, isValues(before) ? before : {}, isValues(after) ? after : {})
  for (const change of changes.filter(({ names }) => !isHidden(names.join('.')))) {
    const name = labelOf(entity, change.names, language)
    const sides = { before: change.one, after: change.other }
    const line = lines.get(name) ?? { name }
    lines.set(
      name,
      change.language
        ? { ...line, texts: { ...line.texts, [change.language]: sides } }
        : { ...line, plain: sides },
    )
  }
  return [...lines.values()]
}

export interface EntryData {
  /** JSON text `{ before, after }`. */
  data: string
  language: Language
}

/** A text whose languages somebody has checked: which of them lagged behind until then. */
function checkedChange(entity: string, { field, before, after }: Change, language: Language) {
  const [name, ...names] = field.split('.')
  if (name !== 'drift') return undefined
  const said = (later: string) => (isLanguage(later) ? TEXTS[`drift.${later}`][language] : '')
  return {
    name: `${TEXTS['state.drift'][language]}: ${labelOf(entity, names, language)}`,
    plain: { before: said(before), after: said(after) },
  }
}

/** What an entry says has changed: by the declaration of its type, or by plain names where it is about none. */
export function entryChanges(entity: string, entry: EntryData): EntryChange[] {
  const declared = declaredChanges(entity, entry)
  if (declared && declared.length > 0) return declared
  return auditChanges(entry.data).map(
    ({ field, before, after }) =>
      checkedChange(entity, { field, before, after }, entry.language) ?? {
        name: labelOf(entity, field.split('.'), entry.language),
        plain: { before, after },
      },
  )
}
