import { useState, type UIEvent } from 'react'

/** Fixed line height (also in the CSS), so that virtual scrolling needs no measuring. */
export const ROW_PX = 36
const OVERSCAN = 8
const DEFAULT_VISIBLE = 30

export function useWindow(count: number, always: number) {
  const [first, setFirst] = useState(0)
  const [visibleCount, setVisibleCount] = useState(DEFAULT_VISIBLE)
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    setFirst(Math.floor(currentTarget.scrollTop / ROW_PX))
    setVisibleCount(Math.ceil(currentTarget.clientHeight / ROW_PX))
  }
  const from = Math.max(0, first - OVERSCAN)
  const to = Math.min(count, first + Math.max(visibleCount, DEFAULT_VISIBLE) + OVERSCAN)
  const lines = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const isMissing = always >= 0 && always < count && (always < from || always >= to)
  return { lines: isMissing ? [...lines, always].toSorted((one, other) => one - other) : lines, onScroll }
}

export const cellId = (grid: string, key: string, column: number) => `${grid}-${key}-${column}`
