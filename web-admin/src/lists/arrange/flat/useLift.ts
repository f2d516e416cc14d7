import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { keepFocus } from '../../../fields/nested/focus.ts'
import { moveBranch, spotOf, type Sequence } from '../sequence.ts'

interface Options {
  sequence: Sequence
  titleOf: (id: number) => string
  setOrder: (sequence: Sequence) => void
}

interface Lift {
  id: number
  start: Sequence
}

const indexIn = (sequence: Sequence, id: number) => spotOf(sequence, id, false)?.index ?? 0

const TARGETS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves records with the keyboard; `spoken` is the announcement for screen readers. */
export function useLift({ sequence, titleOf, setOrder }: Options) {
  const t = useTextsOf(arrangeTexts)
  const [lift, setLift] = useState<Lift>()
  const [spoken, setSpoken] = useState('')
  const count = sequence.length
  const announce = (key: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: number, index: number) =>
    setSpoken(t(`arrange.${key}`, { title: titleOf(id), position: index + 1, count }))

  function move(id: number, to: number) {
    const from = indexIn(sequence, id)
    if (to === from) return
    keepFocus(() => setOrder(moveBranch(sequence, from, to)))
    announce('moved', id, to)
  }
  function drop() {
    if (lift) announce('dropped', lift.id, indexIn(sequence, lift.id))
    setLift(undefined)
  }
  function toggle(id: number, event: MouseEvent) {
    if (event.detail > 0) return // pointers drag instead
    if (lift?.id === id) return drop()
    setLift({ id, start: sequence })
    announce('lifted', id, indexIn(sequence, id))
  }
  function cancel({ id, start }: Lift) {
    keepFocus(() => setOrder(start))
    announce('cancelled', id, indexIn(start, id))
    setLift(undefined)
  }
  function onKeyDown(id: number, event: KeyboardEvent) {
    const isLifted = lift?.id === id
    const target = TARGETS[event.key]
    if (isLifted && event.key === 'Escape') cancel(lift)
    else if (target && (isLifted || event.altKey)) move(id, target(indexIn(sequence, id), count - 1))
    else return
    event.preventDefault()
  }
  return { lifted: lift?.id, spoken, move, toggle, drop, onKeyDown }
}
