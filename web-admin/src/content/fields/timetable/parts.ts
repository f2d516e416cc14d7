import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'

/** What a declared list of days consists of. */
export interface TimetableParts {
  /** Names in a day: its date, and its entries. */
  date: string
  entries: string
  entry: FieldOf<'items'>
  /** Names in an entry: from when, until when. */
  start: string
  end: string
  /** Its texts of one line, which stand in its row. */
  texts: Fields
  /** What opens below the row. */
  details: Shape
}

const ofKind = (fields: Fields, kind: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === kind ? [name] : []))

const chosen = (fields: Fields, isChosen: (field: Field) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isChosen(field)))

/** Throws where a field with this editor declares no days with timed entries, which only a defect can cause. */
export function timetableParts({ of: day }: FieldOf<'items'>): TimetableParts {
  const [date] = ofKind(day.fields, 'date')
  const [entries = ''] = ofKind(day.fields, 'items')
  const entry = day.fields[entries] as FieldOf<'items'> | undefined // just found by its kind
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
