import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { newItem } from '@flou/shared/content/values/initial.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { offerUndo } from '../../../core/state/notify.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useLatestActions } from '../../form/useLatestActions.ts'
import { listAt, textAt } from '../entryFacts.ts'
import { dayAfter } from '../programme.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { useObserved } from '../../form/useObserved.ts'
import type { useOutsideQuestion } from './OutsideQuestion.tsx'
import { missingDays, periodOf, withDays } from './shiftDays.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'

const byDate = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const newDay = (declaration: Declaration) => newItem(declaration, new Date())

const orderByDate = (dates: readonly string[]): number[] =>
  dates.map((_, at) => at).toSorted((a, b) => byDate(dates[a] ?? '', dates[b] ?? '') || a - b)

const isOrdered = (dates: readonly string[]): boolean =>
  dates.every((date, at) => byDate(dates[at - 1] ?? '', date) <= 0)

function useNextDate({ schema, dates }: Days) {
  const { form } = useFormHandle()
  return (day: unknown): Record<string, unknown> => ({
    ...(day as Record<string, unknown>),
    [schema.date]: dayAfter(dates) ?? (periodOf(form.getValues()).startDate || textAt(day, schema.date)),
  })
}

/** Adds the days of the event that are missing; undo removes those that are still empty. */
function useMissingDays({ of: declaration, max }: FieldOf<'items'>, days: Days) {
  const t = useTextsOf(timetableTexts)
  const { list, schema, dates, show } = days
  const period = useObserved(periodOf)
  const missing = missingDays(dates, period, max - dates.length)
  const latest = useLatestActions({
    removeEmpty: (added: readonly string[]) => {
      const isAdded = (at: number) => added.includes(list.keys[at] ?? '')
      const isEmpty = (at: number) => listAt(list.items[at], schema.entries).length === 0
      list.reorder(list.keys.map((_, at) => at).filter((at) => !isAdded(at) || !isEmpty(at)))
    },
  })
  function addMissing() {
    const added = missing.map((date) => ({ ...newDay(declaration), [schema.date]: date }))
    const keys = list.reorder(withDays(dates, missing), added)
    show(keys[0] ?? '')
    offerUndo(t('daysAdded', { count: keys.length }), t('undo'), () => latest.removeEmpty(keys))
  }
  return { hasMissing: missing.length > 0, addMissing }
}

type Ask = ReturnType<typeof useOutsideQuestion>['ask']

export function useDayActions(field: FieldOf<'items'>, days: Days, ask: Ask) {
  const { of: declaration } = field
  const t = useTextsOf(timetableTexts)
  const withNextDate = useNextDate(days)
  const { list, schema, counts, dates, names, open, show, announce: say } = days
  function add() {
    const day = withNextDate(newDay(declaration))
    ask(textAt(day, schema.date), () => show(list.insert(list.keys.length, day)))
  }
  function copy() {
    const day = withNextDate(structuredClone(list.items[open]))
    const date = textAt(day, schema.date)
    ask(date, () => {
      show(list.insert(open + 1, day))
      say(t('dayCopied', { day: date, from: names[open] ?? '' }))
    })
  }
  function remove() {
    const [day, at] = [list.items[open], open]
    const text = t('dayRemoved', { day: names[at] ?? '', count: counts[at] ?? 0 })
    offerUndo(text, t('undo'), () => latest.putBack(at, day))
    show(list.keys[at + 1] ?? list.keys[at - 1] ?? '')
    list.remove(at)
  }
  function move(day: number, offset: number) {
    const to = day + offset
    if (to < 0 || to >= list.keys.length) return
    say(t('moved', { name: names[day] ?? '', position: to + 1, count: list.keys.length }))
    list.move(day, to)
  }
  const latest = useLatestActions({
    putBack: (at: number, day: unknown) => show(list.insert(Math.min(at, list.keys.length), day)),
  })
  const sort = () => void list.reorder(orderByDate(dates))
  const missing = useMissingDays(field, days)
  return { add, copy, remove, move, isInOrder: isOrdered(dates), sort, ...missing }
}
