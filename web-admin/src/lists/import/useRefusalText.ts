import { gridTexts, type GridKey } from '../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { problemText } from '../grid/useProblems.ts'
import type { Refusal } from './readImport.ts'

export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  return ({ column, message, values }) => {
    const text = values ? t(message as GridKey, values) : problemText(message, t, language)
    return column === '' ? text : `${column}: ${text}`
  }
}
