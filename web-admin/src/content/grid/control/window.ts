import { useState, type UIEvent } from 'react'

/** Height of a line in the style; all are alike, so that any of 1,000 is found without measuring. */
export const ROW_PX = 36
/** Lines made beyond what is seen, so that scrolling shows no gap. */
const BEYOND = 8
const SEEN = 30

/** The lines that are in view of a scrolled grid, and the one that has to be there in any case. */
export function useWindow(count: number, always: number) {
  const [first, setFirst] = useState(0)
  const [seen, setSeen] = useState(SEEN)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    setFirst(Math.floor(currentTarget.scrollTop / ROW_PX))
    setSeen(Math.ceil(currentTarget.clientHeight / ROW_PX))
  }
  const from = Math.max(0, first - BEYOND)
  const to = Math.min(count, first + Math.max(seen, SEEN) + BEYOND)
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const isMissing = always >= 0 && always < count && (always < from || always >= to)
  return { lines: isMissing ? [...lines, always].toSorted((one, other) => one - other) : lines, onScroll }
}

/** The id of a cell in the document. */
export const cellId = (grid: string, key: string, column: number) => `${grid}-${key}-${column}`
