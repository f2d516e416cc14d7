import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import type { Choice } from './choice.ts'

export interface FieldProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  onChange: (choice: Choice) => void
}
