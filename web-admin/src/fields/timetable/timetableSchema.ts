import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'

export interface TimetableSchema {
  date: string
  entries: string
  entry: FieldOf<'items'>
  start: string
  end: string
  texts: Fields
  details: Declaration
}

const ofKind = (fields: Fields, kind: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === kind ? [name] : []))

const chosen = (fields: Fields, isChosen: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isChosen(field)))

/** Throws if the field declares no days with timed entries. */
export function timetableSchemaOf({ of: day }: FieldOf<'items'>): TimetableSchema {
  const [date] = ofKind(day.fields, 'date')
  const [entries = ''] = ofKind(day.fields, 'items')
  const entry = day.fields[entries] as FieldOf<'items'> | undefined
  const [start, end] = entry ? ofKind(entry.of.fields, 'time') : []
  if (!date || !entry || !start || !end) throw new Error('A timetable has days with a date and timed entries')
  return {
    date,
    entries,
    entry,
    start,
    end,
    texts: chosen(entry.of.localized, ({ kind }) => kind === 'text'),
    details: {
      ...entry.of,
      fields: chosen(entry.of.fields, ({ kind }) => kind !== 'time'),
      localized: chosen(entry.of.localized, ({ kind }) => kind !== 'text'),
    },
  }
}
