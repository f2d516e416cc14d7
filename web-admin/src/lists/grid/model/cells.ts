import { partsOf } from '../../../fields/kinds.ts'
import type { GridReader, Unread } from '../../../fields/kindModule.ts'
import type { GridColumn } from './columns.ts'

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value

export type CellContext = Omit<GridReader, 'field'>

/**
 * Autocompletes with the first suggestion that starts with, else contains, the text; else returns the text.
 */
export function completed(text: string, suggestions: readonly string[]): string {
  const folded = (one: string) => one.trim().toLowerCase()
  const needle = folded(text)
  if (needle === '' || suggestions.some((one) => folded(one) === needle)) return text
  return (
    suggestions.find((one) => folded(one).startsWith(needle)) ??
    suggestions.find((one) => folded(one).includes(needle)) ??
    text
  )
}

/** Parses a text to the API's value, or `Unread`. */
export const readCell = (text: string, { field }: GridColumn, context: CellContext): unknown =>
  partsOf(field).grid?.read(text, { field, ...context })

/** Formats a value for editing, copying and files; `readCell` restores it. */
export const cellText = (value: unknown, { field }: GridColumn, context: CellContext): string =>
  isUnread(value) ? value.unread : (partsOf(field).grid?.write(value, { field, ...context }) ?? '')

export const displayText = (value: unknown, { field }: GridColumn, context: CellContext): string =>
  isUnread(value) ? value.unread : (partsOf(field).grid?.display(value, { field, ...context }) ?? '')
