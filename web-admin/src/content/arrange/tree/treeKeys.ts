import { spotOf, type Line, type Sequence, type Spot } from '../sequence.ts'

/** Names a line within its tree; records of two types may share an id. */
export const lineKey = ({ id, parentId }: Line): string =>
  parentId === undefined ? `top-${id}` : `below-${id}`

interface At {
  lines: readonly Line[]
  line: Line
  isOpen: boolean
}

/** What a key does on a line of a tree (ARIA's tree pattern): another line gets the focus, or the branch opens or closes. */
export function stepFrom({ lines, line, isOpen }: At, key: string): Line | 'open' | 'close' | undefined {
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

/** Where Alt with an arrow takes a line: one place on; at the end of its branch, into the next one. */
export function targetOf(sequence: Sequence, line: Line, key: string): Spot | undefined {
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  const spot = spotOf(sequence, line.id, line.parentId !== undefined)
  if (step === undefined || !spot) return undefined
  const index = spot.index + step
  if (spot.parentId === undefined)
    return index < 0 || index >= sequence.length ? undefined : { parentId: undefined, index }
  const at = sequence.findIndex(({ id }) => id === spot.parentId)
  if (index >= 0 && index < (sequence[at]?.below.length ?? 0)) return { parentId: spot.parentId, index }
  const next = at + step < 0 ? undefined : sequence[at + step]
  return next && { parentId: next.id, index: step < 0 ? next.below.length : 0 }
}
