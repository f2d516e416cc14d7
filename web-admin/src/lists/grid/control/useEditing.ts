import { partsOf } from '../../../fields/kinds.ts'
import type { Controlled } from './useGridEvents.ts'

export type CellMove = 'down' | 'up' | 'right' | 'left' | 'stay'

export interface Editing {
  start: string
  suggestions: readonly string[]
  onDone: (text: string, move: CellMove) => void
  onText: (text: string) => void
  onCancel: () => void
}

const MOVES: Readonly<Record<CellMove, readonly [number, number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
}

function suggestionsFor({ grid, selection }: Controlled): readonly string[] {
  const { columns, context } = grid.shape
  const column = columns[selection.active.column]
  if (!column) return []
  const { field } = column
  return partsOf(field).grid?.suggestions({ field, ...context }) ?? []
}

export function useEditing(controlled: Controlled): Editing | undefined {
  const { selection, actions } = controlled
  const { active, typing } = selection
  if (typing === undefined) return undefined
  return {
    start: typing,
    suggestions: suggestionsFor(controlled),
    onText: actions.keepOpen,
    onCancel: () => {
      controlled.grid.keepOpen(undefined)
      selection.stopTyping()
    },
    onDone: (text, move) => {
      actions.write(text)
      const [down, right] = MOVES[move]
      if (move === 'stay') selection.stopTyping()
      else selection.moveTo({ row: active.row + down, column: active.column + right })
    },
  }
}
