import type { Language } from '@flou/shared/locale.ts'
import { readProperty, valueAt } from '../../core/records/entries.ts'
import { itemName } from '../nested/itemName.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import type { Span } from './programme.ts'

export const textAt = (value: unknown, name: string): string => {
  const text = readProperty(value, name)
  return typeof text === 'string' ? text : ''
}

export const listAt = (values: unknown, path: string): readonly unknown[] => {
  const value = valueAt(values, path)
  return Array.isArray(value) ? value : []
}

export const spanOf = ({ start, end }: TimetableSchema, entry: unknown): Span => ({
  start: textAt(entry, start),
  end: textAt(entry, end),
})

interface EntryFacts extends Span {
  name: string
}

export const factsOf = (schema: TimetableSchema, entry: unknown, language: Language): EntryFacts => ({
  ...spanOf(schema, entry),
  name: itemName(schema.entry.of, entry, language),
})
