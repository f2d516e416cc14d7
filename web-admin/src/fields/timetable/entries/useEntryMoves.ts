import { notifyError } from '../../../core/state/notify.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { useLatestActions } from '../../form/useLatestActions.ts'
import { below } from '../../../core/records/entries.ts'
import { inserted, without } from '../../nested/listOrder.ts'
import { factsOf, listAt, spanOf } from '../entryFacts.ts'
import { positionByTime } from '../programme.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { Days } from '../useDays.ts'

export function useEntryMoves({ path, schema, list: { keys }, names, open, redraw, announce: say }: Days) {
  const t = useTextsOf(timetableTexts)
  const { form } = useFormHandle()
  const at = (day: number) => below(path, day, schema.entries)
  const entriesOf = (day: number) => listAt(form.getValues(), at(day))
  const set = (day: number, next: readonly unknown[]) =>
    form.setFieldValue(at(day), next, { forceUpdate: false })

  /** Moves an entry to another day by time; `isFollowed` opens that day. */
  function toDay(index: number, day: number, isFollowed: boolean) {
    const [entries, target] = [entriesOf(open), entriesOf(day)]
    const entry = entries[index]
    if (day === open || keys[day] === undefined || entry === undefined) return
    if (target.length >= schema.entry.max) {
      notifyError(t('full', { max: schema.entry.max }))
      return
    }
    const position = positionByTime(
      target.map((one) => spanOf(schema, one)),
      spanOf(schema, entry),
    )
    set(open, without(entries, index))
    set(day, inserted(target, position, entry))
    say(t('movedTo', { name: factsOf(schema, entry, 'id').name, day: names[day] ?? '' }))
    if (isFollowed) redraw(keys[day], position)
    else redraw(keys[open] ?? '')
  }
  return useLatestActions({
    toDay,
    putBack: (dayKey: string, index: number, entry: unknown) => {
      const day = keys.indexOf(dayKey)
      if (day < 0) return
      const entries = entriesOf(day)
      set(day, inserted(entries, Math.min(index, entries.length), entry))
      redraw(dayKey)
    },
    setAll: (next: readonly unknown[]) => {
      set(open, next)
      redraw(keys[open] ?? '')
    },
  })
}
export type EntryMoves = ReturnType<typeof useEntryMoves>
