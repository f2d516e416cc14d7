import { useState, type PointerEvent, type RefObject } from 'react'
import { newItem } from '@flou/shared/content/values/initial.ts'
import { offerUndo } from '../../../core/state/notify.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useLatestActions } from '../../form/useLatestActions.ts'
import { useDragOrder } from '../../nested/useDragOrder.ts'
import { moveFocus } from '../../nested/focus.ts'
import { orderByTime, spanAfter } from '../programme.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'
import type { Entries } from './useEntries.ts'
import type { EntryMoves } from './useEntryMoves.ts'

interface Options {
  days: Days
  moves: EntryMoves
  entries: Entries
  box: RefObject<HTMLElement | null>
}

function useAdd({ days: { schema }, entries: { path, list, facts }, box }: Options) {
  return () => {
    const last = facts.at(-1)
    const span = last && spanAfter(last)
    const entry = newItem(schema.entry.of, new Date())
    const at = list.items.length
    list.insert(at, span ? { ...entry, [schema.start]: span.start, [schema.end]: span.end } : entry)
    moveFocus(box.current, '', `${path}.${at}.${schema.start}`)
  }
}

export function useEntryActions(options: Options) {
  const { days, moves, entries, box } = options
  const t = useTextsOf(timetableTexts)
  const { path, list, details, facts, nameOf, limit } = entries
  const { announce: say, open: day } = days
  const [dayKey] = useState(() => days.list.keys[day] ?? '')
  function move(index: number, to: number) {
    if (to < 0 || to >= list.items.length) return
    say(t('moved', { name: nameOf(index), position: to + 1, count: list.items.length }))
    list.move(index, to)
    moveFocus(box.current, `${path}.${index}`, `${path}.${to}`)
  }
  function remove(index: number) {
    const entry = list.items[index]
    const putBack = () => moves.putBack(dayKey, index, entry)
    offerUndo(t('removed', { name: nameOf(index) }), t('undo'), putBack)
    list.remove(index)
    box.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  function sort() {
    list.reorder(orderByTime(facts))
    say(t('sorted'))
  }
  const drop = (from: number, at: HTMLElement) => moves.toDay(from, Number(at.dataset['day']), false)
  const { drag, start } = useDragOrder({
    list: box,
    onDrop: move,
    zone: { selector: '[data-day]', onDrop: drop },
  })
  const actions = useLatestActions({
    move: (index: number, offset: number) => move(index, index + offset),
    duplicate: (index: number) => limit.unlessFull(() => void list.duplicate(index)),
    remove,
    toggle: (index: number) => details.toggle(list.keys[index] ?? ''),
    toDay: moves.toDay,
    toNextDay: (index: number, offset: number) => moves.toDay(index, day + offset, true),
    drag: (index: number, event: PointerEvent) => start(index, event),
  })
  return { drag, actions, add: useAdd(options), sort }
}
export type EntryActions = ReturnType<typeof useEntryActions>['actions']
