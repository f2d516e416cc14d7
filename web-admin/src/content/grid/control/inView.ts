import { ROW_PX } from './window.ts'

/** Room for the bar that scrolls sideways. */
const BAR_PX = 16

/** Scrolls a grid so that a cell is in view, below the head and beside the row numbers, which stay. */
export function bringIntoView(grid: HTMLElement, row: number, cell: HTMLElement | null): void {
  const [top, bottom] = [row * ROW_PX, (row + 2) * ROW_PX + BAR_PX]
  const seen = grid.scrollTop + grid.clientHeight
  if (top < grid.scrollTop) grid.scrollTo({ top })
  else if (bottom > seen) grid.scrollTo({ top: bottom - grid.clientHeight })
  if (!cell) return
  const numbers = cell.parentElement?.firstElementChild?.clientWidth ?? 0
  const right = cell.offsetLeft + cell.offsetWidth
  if (cell.offsetLeft < grid.scrollLeft + numbers) grid.scrollTo({ left: cell.offsetLeft - numbers })
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollTo({ left: right - grid.clientWidth })
}
