import { NoCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'
import { plainText } from '../plainText.ts'

export const richText: FieldKindModule = {
  Cell: NoCell,
  isName: false,
  text: plainText,
  diff: 'blocks',
  grid: undefined,
}
