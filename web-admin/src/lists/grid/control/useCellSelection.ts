import { useState } from 'react'
import { areaOf, type CellPosition } from '../model/edits.ts'

interface Size {
  rows: number
  columns: number
}

const within = ({ row, column }: CellPosition, { rows, columns }: Size): CellPosition => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

export function useCellSelection(size: Size) {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<CellPosition>({ row: 0, column: 0 })
  const [typing, setTyping] = useState<string>()
  /** Counter: each increment requests focus. */
  const [focusRequests, setFocusRequests] = useState(0)
  const at = within(active, size)
  const moveTo = (position: CellPosition, extend = false) => {
    const next = within(position, size)
    setActive(next)
    if (!extend) setAnchor(next)
    setTyping(undefined)
  }
  return {
    active: at,
    area: areaOf(at, within(anchor, size)),
    typing,
    focusRequests,
    moveTo,
    moveToAndFocus: (position: CellPosition) => {
      moveTo(position)
      setFocusRequests((times) => times + 1)
    },
    select: (from: CellPosition, to: CellPosition) => {
      setAnchor(within(from, size))
      setActive(within(to, size))
      setTyping(undefined)
    },
    /** Skips clamping: a new row is not in `size` yet. */
    moveToNewRow: (position: CellPosition) => {
      setActive(position)
      setAnchor(position)
      setTyping(undefined)
    },
    startTyping: setTyping,
    stopTyping: () => setTyping(undefined),
  }
}
export type CellSelection = ReturnType<typeof useCellSelection>
