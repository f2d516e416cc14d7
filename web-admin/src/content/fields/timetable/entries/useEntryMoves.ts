import { notifyError } from '../../../../elements/notify.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useFormHandle } from '../../../form/FormContext.ts'
import { useLatestActions } from '../../../form/useLatestActions.ts'
import { below } from '../../../form/entries.ts'
import { inserted, without } from '../../nested/listOrder.ts'
import { factsOf, listAt, spanOf } from '../entryFacts.ts'
import { placeByTime } from '../programme.ts'
import { timetableTexts } from '../timetableTexts.ts'
import type { Days } from '../useDays.ts'

/** What changes the entries of a day from outside of its table: another day, an undo, a pasted programme. */
export function useEntryMoves({ path, parts, list: { keys }, names, open, redraw, say }: Days) {
  const t = useTextsOf(timetableTexts)
  const { form } = useFormHandle()
  const at = (day: number) => below(path, day, parts.entries)
  const entriesOf = (day: number) => listAt(form.getValues(), at(day))
  const set = (day: number, next: readonly unknown[]) =>
    form.setFieldValue(at(day), next, { forceUpdate: false })

  /** Takes an entry of the open day to another one, at its time; `isFollowed`: that day opens. */
  function toDay(index: number, day: number, isFollowed: boolean) {
    const [entries, target] = [entriesOf(open), entriesOf(day)]
    const entry = entries[index]
    if (day === open || keys[day] === undefined || entry === undefined) return
    if (target.length >= parts.entry.max) {
      notifyError(t('full', { max: parts.entry.max }))
      return
    }
    const place = placeByTime(
      target.map((one) => spanOf(parts, one)),
      spanOf(parts, entry),
    )
    set(open, without(entries, index))
    set(day, inserted(target, place, entry))
    say(t('movedTo', { name: factsOf(parts, entry, 'id').name, day: names[day] ?? '' }))
    if (isFollowed) redraw(keys[day], place)
    else redraw(keys[open] ?? '')
  }
  return useLatestActions({
    toDay,
    /** Puts a removed entry back into its day, if that is still there. */
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
