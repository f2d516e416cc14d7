import { useText } from '../../../texts/useText.ts'
import { titlesFor } from '../model/cells.ts'
import { choicesOf } from '../model/columns.ts'
import type { Controlled } from './useGridEvents.ts'

/** Where the active cell goes once its text is stored. */
export type Step = 'down' | 'up' | 'right' | 'left' | 'stay'

/** What a cell that is typed into needs. */
export interface Editing {
  start: string
  suggestions: readonly string[]
  onDone: (text: string, step: Step) => void
  onCancel: () => void
}

const STEPS: Readonly<Record<Step, readonly [number, number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
}

/** What the active cell offers to choose from while it is typed into. */
function suggestionsFor({ grid, selection }: Controlled, yesNo: readonly string[]): readonly string[] {
  const { columns, context } = grid.shape
  const column = columns[selection.active.column]
  if (!column) return []
  if (column.field.kind === 'toggle') return yesNo
  const choices = choicesOf(column).map(({ label }) => label[context.language])
  return choices.length > 0 ? choices : titlesFor(column, context)
}

/** The editor of the active cell; undefined while nothing is typed. */
export function useEditing(controlled: Controlled): Editing | undefined {
  const t = useText()
  const { selection, actions } = controlled
  const { active, typing } = selection
  if (typing === undefined) return undefined
  return {
    start: typing,
    suggestions: suggestionsFor(controlled, [t('list.yes'), t('list.no')]),
    onCancel: selection.stopTyping,
    onDone: (text, step) => {
      void actions.write(text)
      const [down, right] = STEPS[step]
      if (step === 'stay') selection.stopTyping()
      else selection.go({ row: active.row + down, column: active.column + right })
    },
  }
}
