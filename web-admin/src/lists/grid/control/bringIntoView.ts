import { ROW_PX } from './window.ts'

const BAR_PX = 16

const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky'

/** Scrolls a cell into view, clear of the header and sticky columns. */
export function bringIntoView(grid: HTMLElement, row: number, cell: HTMLElement | null): void {
  const [top, bottom] = [row * ROW_PX, (row + 2) * ROW_PX + BAR_PX]
  const viewportEnd = grid.scrollTop + grid.clientHeight
  if (top < grid.scrollTop) grid.scrollTo({ top })
  else if (bottom > viewportEnd) grid.scrollTo({ top: bottom - grid.clientHeight })
  if (!cell) return
  if (isSticky(cell)) return
  const stickyCells = [...(cell.parentElement?.children ?? [])].filter(isSticky)
  const width = stickyCells.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0)
  const right = cell.offsetLeft + cell.offsetWidth
  if (cell.offsetLeft < grid.scrollLeft + width) grid.scrollTo({ left: cell.offsetLeft - width })
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollTo({ left: right - grid.clientWidth })
}
