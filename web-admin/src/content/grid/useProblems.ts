import { isMessageCode, messageText } from '@flou/shared/messages.ts'
import type { Language } from '@flou/shared/locale.ts'
import { gridTexts, type GridKey } from '../../texts/content/grid.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'
import type { Selection } from './control/useSelection.ts'
import type { Place } from './model/edits.ts'
import type { Grid } from './useGrid.ts'

/** Something wrong: in a cell, or in a row as a whole (column -1). */
export interface Problem extends Place {
  text: string
}

/** A message code, a text of the interface by its key, or the server's own text. */
export function problemText(message: string, t: TextsOf<GridKey>, language: Language): string {
  if (message.startsWith('grid.')) return t(message as GridKey) // the cells name no others
  const [code = ''] = message.split(':')
  return isMessageCode(code) ? messageText(message, language) : message
}

/** Everything that is wrong in a grid, row by row; what is wrong at the active cell, and the way to the next one. */
export function useProblems({ rows, shape, errorsFor }: Grid, { active, goWithKeyboard }: Selection) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const problems = rows.flatMap((row, index): Problem[] =>
    Object.entries(errorsFor(row)).map(([key, message]) => ({
      row: index,
      column: shape.columns.findIndex((column) => column.key === key),
      text: problemText(message, t, language),
    })),
  )
  const isAfter = ({ row, column }: Place) =>
    row > active.row || (row === active.row && column > active.column)
  const isHere = ({ row, column }: Place) => row === active.row && (column === active.column || column < 0)
  return {
    problems,
    here: problems.find(isHere),
    toNext: () => {
      const next = problems.find(isAfter) ?? problems[0]
      if (next) goWithKeyboard({ row: next.row, column: Math.max(0, next.column) })
    },
  }
}
