import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useDragOrder } from '../../../fields/nested/useDragOrder.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import {
  linesOf,
  moveBelow,
  moveBranch,
  spotAt,
  spotOf,
  type Line,
  type Sequence,
  type Spot,
} from '../sequence.ts'
import type { Arrangement } from '../useArrangement.ts'
import { lineKey, keyActionOf, targetOf } from './treeKeys.ts'

const linesIn = (tree: HTMLElement): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[data-line]')]

function useOpen() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const isOpen = (id: number) => !closed.has(id)
  const setOpen = (id: number, shouldOpen: boolean) =>
    setClosed((now) => new Set(shouldOpen ? [...now].filter((one) => one !== id) : [...now, id]))
  return { isOpen, setOpen }
}

function useMoves({ sequence, rows, below, setOrder }: Arrangement, open: ReturnType<typeof useOpen>) {
  const t = useTextsOf(arrangeTexts)
  const language = useLanguage()
  const [spoken, setSpoken] = useState('')
  const titleOf = ({ id, parentId }: Line) =>
    localizedText((parentId === undefined ? rows : below).get(id)?.titles, language).text || `#${id}`
  const placed = (line: Line, spot: Spot): Sequence =>
    spot.parentId === undefined
      ? moveBranch(sequence, spotOf(sequence, line.id, false)?.index ?? 0, spot.index)
      : moveBelow(sequence, line.id, spot)

  function move(line: Line, spot: Spot) {
    const next = placed(line, spot)
    const { parentId } = spot
    setOrder(next)
    if (parentId !== undefined) open.setOpen(parentId, true)
    const parent = next.find(({ id }) => id === parentId)
    const values = { title: titleOf(line), position: spot.index + 1 }
    setSpoken(
      parent
        ? t('arrange.movedBelow', {
            ...values,
            count: parent.below.length,
            parent: titleOf({ id: parent.id, parentId: undefined }),
          })
        : t('arrange.moved', { ...values, count: next.length }),
    )
  }
  return { move, titleOf, spoken }
}

interface Dragging {
  box: RefObject<HTMLDivElement | null>
  sequence: Sequence
  lines: readonly Line[]
  isOpen: (id: number) => boolean
  move: (line: Line, spot: Spot) => void
}

function useTreeDrag({ box, sequence, lines, isOpen, move }: Dragging) {
  const branches = useDragOrder({
    list: box,
    onDrop: (from, index) =>
      move({ id: sequence[from]?.id ?? 0, parentId: undefined }, { parentId: undefined, index }),
  })
  const leaves = useDragOrder({
    list: box,
    entriesIn: linesIn,
    onDrop: (from, to) => {
      const line = lines[from]
      const others = lines.filter((one) => one !== line)
      if (line) move(line, spotAt(sequence, others, { to, isOpen }))
    },
  })
  const start = (line: Line, event: PointerEvent) =>
    line.parentId === undefined
      ? branches.start(spotOf(sequence, line.id, false)?.index ?? 0, event)
      : leaves.start(lines.indexOf(line), event)
  return { branches: branches.drag, leaves: leaves.drag, start }
}

export function useTree(work: Arrangement, box: RefObject<HTMLDivElement | null>) {
  const { sequence } = work
  const open = useOpen()
  const { isOpen, setOpen } = open
  const { move, titleOf, spoken } = useMoves(work, open)
  const lines = linesOf(sequence, isOpen)
  const [chosen, setChosen] = useState<string>()
  const current = lines.find((line) => lineKey(line) === chosen) ?? lines[0]
  const drag = useTreeDrag({ box, sequence, lines, isOpen, move })

  function focusLine(line: Line) {
    setChosen(lineKey(line))
    box.current?.querySelector<HTMLElement>(`[data-key="${lineKey(line)}"]`)?.focus()
  }
  function onKeyDown(line: Line, event: KeyboardEvent) {
    const spot = event.altKey ? targetOf(sequence, line, event.key) : undefined
    const action = event.altKey ? undefined : keyActionOf({ lines, line, isOpen: isOpen(line.id) }, event.key)
    if (spot) {
      flushSync(() => move(line, spot))
      focusLine(line) // under another branch React creates a new element
    } else if (action === 'open' || action === 'close') setOpen(line.id, action === 'open')
    else if (action) focusLine(action)
    else return
    event.preventDefault()
  }
  return { lines, current, spoken, titleOf, isOpen, setOpen, drag, setChosen, onKeyDown }
}
export type Tree = ReturnType<typeof useTree>
