import type { Field } from '@flou/shared/content/declaration.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Language } from '@flou/shared/locale.ts'
import { targetOf } from '../../fields/linked/referenceColumn.ts'

export type EditAction = 'set' | 'add' | 'remove' | 'replace' | 'clear'

const ACTIONS: Readonly<Record<string, readonly EditAction[]>> = {
  references: ['add', 'remove', 'replace'],
  reference: ['set'],
  choice: ['set'],
  toggle: ['set'],
  date: ['set'],
}

const CLEARED = new Set([
  'date',
  'dateTime',
  'longText',
  'media',
  'mediaList',
  'reference',
  'references',
  'text',
  'url',
])

export function actionsOf({ kind, required, initial }: Field): readonly EditAction[] {
  const isClearable = !required && (CLEARED.has(kind) || initial === null)
  return [...(ACTIONS[kind] ?? []), ...(isClearable ? (['clear'] as const) : [])]
}

export interface EditableField {
  name: string
  field: Field
  label: string
}

/** Relations, choices, switches and dates, and optional fields that can be cleared. */
export const editableFields = (
  { key, declaration, parent }: ContentType,
  language: Language,
): EditableField[] =>
  Object.entries(declaration.fields)
    .filter(([name, field]) => actionsOf(field).length > 0 && name !== parent?.field)
    .map(([name, field]) => ({ name, field, label: fieldLabel(key, name)[language] }))

export const relatedType = (field: Field): string => targetOf(field) ?? ''

export const choicesOf = (field: Field): readonly ChoiceOption[] =>
  'choices' in field
    ? (field.choices as readonly ChoiceOption[]).filter(({ isSetByEvents }) => !isSetByEvents)
    : []

export const idsIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

/** @param text several ids are separated by commas */
export interface FieldValueEdit {
  action: EditAction
  text: string
}

function editedIds(before: unknown, { action, text }: FieldValueEdit): unknown[] {
  const ids = idsIn(text)
  const earlier: readonly unknown[] = Array.isArray(before) ? before : []
  if (action === 'remove') return earlier.filter((id) => !ids.includes(Number(id)))
  return action === 'add' ? [...new Set([...earlier, ...ids])] : ids
}

/** Returns the value for a record. */
export function valueFor(field: Field, edit: FieldValueEdit, before: unknown): unknown {
  const { action, text } = edit
  if (action === 'clear') return field.initial
  if (field.kind === 'references') return editedIds(before, edit)
  if (field.kind === 'toggle') return text === 'true'
  if (field.kind === 'choice') return choicesOf(field).find(({ value }) => String(value) === text)?.value
  return field.kind === 'reference' ? Number(text) : text
}
