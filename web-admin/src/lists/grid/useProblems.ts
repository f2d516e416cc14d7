import { isMessageCode, messageText } from '@flou/shared/texts/messages.ts'
import type { Language } from '@flou/shared/locale.ts'
import { gridTexts, type GridKey } from '../../core/texts/grid.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import type { CellSelection } from './control/useCellSelection.ts'
import type { CellPosition } from './model/edits.ts'
import type { Grid } from './useGrid.ts'

export interface Problem extends CellPosition {
  text: string
}

/** Translates a message code or interface key; other texts stay as they are. */
export function problemText(message: string, t: TextsOf<typeof gridTexts>, language: Language): string {
  if (message.startsWith('grid.')) return t(message as GridKey)
  const [code = ''] = message.split(':')
  return isMessageCode(code) ? messageText(message, language) : message
}

export function useProblems({ rows, shape, errorsFor }: Grid, { active, moveToAndFocus }: CellSelection) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const problems = rows.flatMap((row, index): Problem[] =>
    Object.entries(errorsFor(row)).map(([key, message]) => ({
      row: index,
      column: shape.columns.findIndex((column) => column.key === key),
      text: problemText(message, t, language),
    })),
  )
  const isAfter = ({ row, column }: CellPosition) =>
    row > active.row || (row === active.row && column > active.column)
  const isHere = ({ row, column }: CellPosition) =>
    row === active.row && (column === active.column || column < 0)
  return {
    problems,
    here: problems.find(isHere),
    toNext: () => {
      const next = problems.find(isAfter) ?? problems[0]
      if (next) moveToAndFocus({ row: next.row, column: Math.max(0, next.column) })
    },
  }
}
