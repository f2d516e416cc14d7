import type { Language } from '@flou/shared/locale.ts'
import { readPart, valueAt } from '../../form/entries.ts'
import { itemName } from '../nested/itemName.ts'
import type { TimetableParts } from './parts.ts'
import type { Span } from './programme.ts'

export const textAt = (value: unknown, name: string): string => {
  const part = readPart(value, name)
  return typeof part === 'string' ? part : ''
}

export const listAt = (values: unknown, path: string): readonly unknown[] => {
  const value = valueAt(values, path)
  return Array.isArray(value) ? value : []
}

export const spanOf = ({ start, end }: TimetableParts, entry: unknown): Span => ({
  start: textAt(entry, start),
  end: textAt(entry, end),
})

/** What the rest of the table needs to know of an entry. */
export interface EntryFacts extends Span {
  name: string
}

/** The facts of an entry as it stands in the form; named in one language. */
export const factsOf = (parts: TimetableParts, entry: unknown, language: Language): EntryFacts => ({
  ...spanOf(parts, entry),
  name: itemName(parts.entry.of, entry, language),
})
