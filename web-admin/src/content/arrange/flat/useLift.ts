import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { arrangeTexts } from '../../../texts/lists/arrange.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { keepFocus } from '../../fields/nested/keepFocus.ts'
import { moveBranch, spotOf, type Sequence } from '../sequence.ts'

interface Options {
  sequence: Sequence
  titleOf: (id: number) => string
  change: (sequence: Sequence) => void
}

/** A record that the keyboard has picked up, and where all stood then. */
interface Lift {
  id: number
  start: Sequence
}

const placeIn = (sequence: Sequence, id: number) => spotOf(sequence, id, false)?.index ?? 0

/** Where the keys take a record that is picked up. */
const TARGETS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moving records by the keys of their handles: picked up, moved, put down or taken back. `spoken` says so. */
export function useLift({ sequence, titleOf, change }: Options) {
  const t = useTextsOf(arrangeTexts)
  const [lift, setLift] = useState<Lift>()
  const [spoken, setSpoken] = useState('')
  const count = sequence.length
  const say = (key: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: number, index: number) =>
    setSpoken(t(`arrange.${key}`, { title: titleOf(id), position: index + 1, count }))

  function move(id: number, to: number) {
    const from = placeIn(sequence, id)
    if (to === from) return
    keepFocus(() => change(moveBranch(sequence, from, to)))
    say('moved', id, to)
  }
  function drop() {
    if (lift) say('dropped', lift.id, placeIn(sequence, lift.id))
    setLift(undefined)
  }
  function toggle(id: number, event: MouseEvent) {
    if (event.detail > 0) return // a pointer drags
    if (lift?.id === id) return drop()
    setLift({ id, start: sequence })
    say('lifted', id, placeIn(sequence, id))
  }
  function cancel({ id, start }: Lift) {
    keepFocus(() => change(start))
    say('cancelled', id, placeIn(start, id))
    setLift(undefined)
  }
  function onKeyDown(id: number, event: KeyboardEvent) {
    const isLifted = lift?.id === id
    const target = TARGETS[event.key]
    if (isLifted && event.key === 'Escape') cancel(lift)
    else if (target && (isLifted || event.altKey)) move(id, target(placeIn(sequence, id), count - 1))
    else return
    event.preventDefault()
  }
  return { lifted: lift?.id, spoken, move, toggle, drop, onKeyDown }
}
