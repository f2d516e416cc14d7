import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { newItem } from '@flou/shared/content/values/initial.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { offerUndo } from '../../../core/state/notify.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useLatestActions } from '../../form/useLatestActions.ts'
import { textAt } from '../entryFacts.ts'
import { dayAfter } from '../programme.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'

const byDate = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const newDay = (declaration: Declaration) => newItem(declaration, new Date())

const orderByDate = (dates: readonly string[]): number[] =>
  dates.map((_, at) => at).toSorted((a, b) => byDate(dates[a] ?? '', dates[b] ?? '') || a - b)

export function useDayActions({ of: declaration }: FieldOf<'items'>, days: Days) {
  const t = useTextsOf(timetableTexts)
  const { list, schema, counts, dates, names, open, show, announce: say } = days
  const withNextDate = (day: unknown): Record<string, unknown> => ({
    ...(day as Record<string, unknown>),
    [schema.date]: dayAfter(dates) ?? textAt(day, schema.date),
  })
  function add() {
    show(list.insert(list.keys.length, withNextDate(newDay(declaration))))
  }
  function copy() {
    show(list.insert(open + 1, withNextDate(structuredClone(list.items[open]))))
    say(t('dayCopied', { day: dayAfter(dates) ?? '', from: names[open] ?? '' }))
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
  return {
    add,
    copy,
    remove,
    move,
    isInOrder: dates.every((date, at) => byDate(dates[at - 1] ?? '', date) <= 0),
    sort: () => list.reorder(orderByDate(dates)),
  }
}
