import { useState } from 'react'
import { areaOf, type Place } from '../model/edits.ts'

interface Size {
  rows: number
  columns: number
}

const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

/** The active cell, what is selected with it, and whether it is being typed into. */
export function useSelection(size: Size) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<Place>({ row: 0, column: 0 })
  /** The text that the editor starts with. */
  const [typing, setTyping] = useState<string>()
  /** How often the keyboard was asked for. */
  const [asked, setAsked] = useState(0)
  const at = within(active, size)
  const go = (place: Place, extend = false) => {
    const next = within(place, size)
    setActive(next)
    if (!extend) setAnchor(next)
    setTyping(undefined)
  }
  return {
    active: at,
    area: areaOf(at, within(anchor, size)),
    typing,
    asked,
    go,
    /** Goes to a cell from outside of the grid, and takes the keyboard there. */
    goWithKeyboard: (place: Place) => {
      go(place)
      setAsked((times) => times + 1)
    },
    select: (from: Place, to: Place) => {
      setAnchor(within(from, size))
      setActive(within(to, size))
      setTyping(undefined)
    },
    /** A row that has just been added is beyond what `size` knows. */
    goBeyond: (place: Place) => {
      setActive(place)
      setAnchor(place)
      setTyping(undefined)
    },
    startTyping: setTyping,
    stopTyping: () => setTyping(undefined),
  }
}
export type Selection = ReturnType<typeof useSelection>
