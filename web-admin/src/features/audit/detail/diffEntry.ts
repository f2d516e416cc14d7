import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { fieldChanges } from './fieldChanges.ts'
import { listTexts } from '../../../core/texts/lists.ts'
import { diffAuditData, isHidden, parsedData, type FieldDiff } from './diffAuditData.ts'

interface Sides {
  before: string
  after: string
}

/** Changed field: per language if translatable, otherwise once. */
export interface EntryDiffRow {
  name: string
  plain?: Sides
  texts?: Partial<Record<Language, Sides>>
}

const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Field path as labels: `Items › 2 › Title`. */
const labelOf = (entity: string, names: readonly (string | number)[], language: Language) =>
  names
    .map((name) => (typeof name === 'number' ? String(name) : fieldLabel(entity, name)[language]))
    .join(' › ')

/** Diffs declared fields in order, both languages per row, without hidden names. */
function diffDeclaredFields(entity: string, { data, language }: EntryData): EntryDiffRow[] | undefined {
  const type = REGISTRY.types.get(entity)
  const { before, after } = parsedData(data)
  if (!type || (!isValues(before) && !isValues(after))) return undefined
  const lines = new Map<string, EntryDiffRow>()
  const diffs = fieldChanges(type.declaration, isValues(before) ? before : {}, isValues(after) ? after : {})
  for (const diff of diffs.filter(({ names }) => !isHidden(names.join('.')))) {
    const name = labelOf(entity, diff.names, language)
    const sides = { before: diff.one, after: diff.other }
    const line = lines.get(name) ?? { name }
    lines.set(
      name,
      diff.language
        ? { ...line, texts: { ...line.texts, [diff.language]: sides } }
        : { ...line, plain: sides },
    )
  }
  return [...lines.values()]
}

interface EntryData {
  data: string
  language: Language
}

/** Row of a reviewed stale translation: the language that was older. */
function translationReviewRow(entity: string, { field, before, after }: FieldDiff, language: Language) {
  const [name, ...names] = field.split('.')
  if (name !== 'staleTranslation') return undefined
  const staleText = (newer: string) => (isLanguage(newer) ? listTexts[`stale.${newer}`][language] : '')
  return {
    name: `${listTexts['state.staleTranslation'][language]}: ${labelOf(entity, names, language)}`,
    plain: { before: staleText(before), after: staleText(after) },
  }
}

/** Diffs an entry by its type's declaration, or by raw names if undeclared. */
export function diffEntry(entity: string, entry: EntryData): EntryDiffRow[] {
  const declared = diffDeclaredFields(entity, entry)
  if (declared && declared.length > 0) return declared
  return diffAuditData(entry.data).map(
    ({ field, before, after }) =>
      translationReviewRow(entity, { field, before, after }, entry.language) ?? {
        name: labelOf(entity, field.split('.'), entry.language),
        plain: { before, after },
      },
  )
}
