import type { Field } from '@flou/shared/content/declaration.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Language } from '@flou/shared/locale.ts'
import { targetOf } from '../../fields/linked/referenceColumn.ts'

const KINDS: ReadonlySet<string> = new Set(['reference', 'references', 'choice', 'toggle', 'date'])

export interface EditableField {
  name: string
  field: Field
  label: string
}

/** Relations, choices, switches and dates; a status follows from actions such as publishing. */
export const editableFields = (
  { key, declaration, parent }: ContentType,
  language: Language,
): EditableField[] =>
  Object.entries(declaration.fields)
    .filter(([name, field]) => KINDS.has(field.kind) && name !== parent?.field && name !== 'status')
    .map(([name, field]) => ({ name, field, label: fieldLabel(key, name)[language] }))

export const isRelation = ({ kind }: Field): boolean => kind === 'reference' || kind === 'references'
export const relatedType = (field: Field): string => targetOf(field) ?? ''

export const choicesOf = (field: Field): readonly ChoiceOption[] =>
  'choices' in field ? (field.choices as readonly ChoiceOption[]) : []

/** Returns the value for a record; a list of relations keeps its records and gets one more. */
export function valueFor(field: Field, text: string, before: unknown): unknown {
  if (field.kind === 'toggle') return text === 'true'
  if (field.kind === 'choice') return choicesOf(field).find(({ value }) => String(value) === text)?.value
  if (field.kind === 'reference') return Number(text)
  if (field.kind !== 'references') return text
  const ids: readonly unknown[] = Array.isArray(before) ? before : []
  return ids.includes(Number(text)) ? ids : [...ids, Number(text)]
}
