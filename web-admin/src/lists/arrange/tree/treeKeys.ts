import { spotOf, type Line, type Sequence, type Spot } from '../sequence.ts'

/** Returns a key unique within the tree; ids of two types may collide. */
export const lineKey = ({ id, parentId }: Line): string =>
  parentId === undefined ? `top-${id}` : `below-${id}`

interface At {
  lines: readonly Line[]
  line: Line
  isOpen: boolean
}

/** Returns the action of a key (ARIA tree pattern): focus a line, open or close. */
export function keyActionOf({ lines, line, isOpen }: At, key: string): Line | 'open' | 'close' | undefined {
  const at = lines.findIndex((one) => lineKey(one) === lineKey(line))
  const isBranch = line.parentId === undefined
  switch (key) {
    case 'ArrowDown':
      return lines[at + 1]
    case 'ArrowUp':
      return lines[at - 1]
    case 'Home':
      return lines[0]
    case 'End':
      return lines.at(-1)
    case 'ArrowRight':
      if (!isBranch) return undefined
      return isOpen ? lines.find(({ parentId }) => parentId === line.id) : 'open'
    case 'ArrowLeft':
      if (isBranch) return isOpen ? 'close' : undefined
      return lines.find((one) => one.parentId === undefined && one.id === line.parentId)
    default:
      return undefined
  }
}

/** Returns the target of Alt+arrow: the next position or, at a branch's end, the next branch. */
export function targetOf(sequence: Sequence, line: Line, key: string): Spot | undefined {
  const offset = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  const spot = spotOf(sequence, line.id, line.parentId !== undefined)
  if (offset === undefined || !spot) return undefined
  const index = spot.index + offset
  if (spot.parentId === undefined)
    return index < 0 || index >= sequence.length ? undefined : { parentId: undefined, index }
  const at = sequence.findIndex(({ id }) => id === spot.parentId)
  if (index >= 0 && index < (sequence[at]?.below.length ?? 0)) return { parentId: spot.parentId, index }
  const next = at + offset < 0 ? undefined : sequence[at + offset]
  return next && { parentId: next.id, index: offset < 0 ? next.below.length : 0 }
}
