import { useMemo, useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useObserved } from '../form/useObserved.ts'
import { dateText } from '../../core/records/timeText.ts'
import { useItems } from '../nested/useItems.ts'
import { listAt, textAt } from './entryFacts.ts'
import { timetableSchemaOf, type TimetableSchema } from './timetableSchema.ts'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'
import { useEntryErrors, useOpenEntry } from '../nested/useOpenEntry.ts'

function useDayFacts(path: string, schema: TimetableSchema) {
  const t = useTextsOf(timetableTexts)
  const language = useLanguage()
  // separate from the dates, so that a new entry does not render rows that use the names
  const counts = useObserved((values) =>
    listAt(values, path).map((day) => listAt(day, schema.entries).length),
  )
  const dates = useObserved((values) => listAt(values, path).map((day) => textAt(day, schema.date)))
  const names = useMemo(
    () =>
      dates.map((date, day) =>
        date === '' ? t('dayNumber', { number: day + 1 }) : dateText(date, language),
      ),
    [dates, t, language],
  )
  return { counts, dates, names }
}

export function useDays(field: FieldOf<'items'>, path: string) {
  const schema = useMemo(() => timetableSchemaOf(field), [field])
  const list = useItems(path, field.of)
  const errors = useEntryErrors(path, list.items.length)
  const opening = useOpenEntry(list.keys, errors)
  const [spoken, announce] = useState('')
  return { path, schema, list, errors, ...opening, ...useDayFacts(path, schema), spoken, announce }
}
export type Days = ReturnType<typeof useDays>
