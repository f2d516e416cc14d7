import { CountCell, NoCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'
import { plainText } from '../plainText.ts'

export const items: FieldKindModule = {
  Cell: CountCell,
  isName: false,
  text: plainText,
  diff: 'entries',
  grid: undefined,
}

export const group: FieldKindModule = { ...items, Cell: NoCell, diff: 'none' }
