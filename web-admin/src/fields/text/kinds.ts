import { NoCell, TextCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'
import { plainText, textColumn } from '../plainText.ts'

export const text: FieldKindModule = {
  Cell: TextCell,
  isName: true,
  text: plainText,
  diff: 'words',
  grid: textColumn(200),
}

export const longText: FieldKindModule = { ...text, grid: undefined }
export const email: FieldKindModule = { ...longText }
export const slug: FieldKindModule = { ...longText }
export const url: FieldKindModule = { ...longText, isName: false }
export const code: FieldKindModule = { ...url, Cell: NoCell }
export const formula: FieldKindModule = { ...url, grid: textColumn(260) }
export const password: FieldKindModule = { ...code, diff: 'none' }
