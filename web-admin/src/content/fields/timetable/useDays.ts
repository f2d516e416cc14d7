import { useMemo, useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { useWatched } from '../../form/useWatched.ts'
import { dateText } from '../../timeText.ts'
import { useItems } from '../nested/useItems.ts'
import { listAt, textAt } from './entryFacts.ts'
import { timetableParts, type TimetableParts } from './parts.ts'
import { timetableTexts } from './timetableTexts.ts'
import { useEntryErrors, useOpenEntry } from '../nested/useOpenEntry.ts'

/** The dates of the days, and how much is planned on each, as they are edited. */
function useDayFacts(path: string, parts: TimetableParts) {
  const t = useTextsOf(timetableTexts)
  const language = useLanguage()
  // apart from the dates: an entry more changes no name, and rows that know the names are not drawn anew
  const counts = useWatched((values) => listAt(values, path).map((day) => listAt(day, parts.entries).length))
  const dates = useWatched((values) => listAt(values, path).map((day) => textAt(day, parts.date)))
  const names = useMemo(
    () =>
      dates.map((date, day) =>
        date === '' ? t('dayNumber', { number: day + 1 }) : dateText(date, language),
      ),
    [dates, t, language],
  )
  return { counts, dates, names }
}

/** The days of a timetable, and which of them is open. `spoken` is for screen readers. */
export function useDays(field: FieldOf<'items'>, path: string) {
  const parts = useMemo(() => timetableParts(field), [field])
  const list = useItems(path, field.of)
  const errors = useEntryErrors(path, list.items.length)
  const opening = useOpenEntry(list.keys, errors)
  const [spoken, say] = useState('')
  return { path, parts, list, errors, ...opening, ...useDayFacts(path, parts), spoken, say }
}
export type Days = ReturnType<typeof useDays>
