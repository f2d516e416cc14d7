import type { ComponentType } from 'react'
import type { Option } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { GridKey } from '../core/texts/grid.ts'

export interface CellProps {
  field: Field
  value: unknown
  to?: string | undefined
}

export interface Unread {
  readonly unread: string
  readonly problem: GridKey
}

export type References = Readonly<Record<string, readonly Option[]>>

export interface GridReader {
  field: Field
  language: Language
  references: References
}

/** Column of the grid. Texts are edited, copied and written to files; `read` restores their value. */
export interface GridCell {
  width: number
  isNumeric: boolean
  read: (text: string, reader: GridReader) => unknown
  write: (value: unknown, reader: GridReader) => string
  display: (value: unknown, reader: GridReader) => string
  suggestions: (reader: GridReader) => readonly string[]
}

/** Comparison of two values, rendered by `RecordDiff.tsx`. */
export type DiffView =
  | 'amount'
  | 'blocks'
  | 'entries'
  | 'lines'
  | 'none'
  | 'permissions'
  | 'pictures'
  | 'records'
  | 'sides'
  | 'words'

export interface TextReader {
  field: Field
  language: Language
}

/** Everything but the input of a field kind: forms load only inputs. */
export interface FieldKindModule {
  Cell: ComponentType<CellProps>
  /** True if values can name a record in lists without a title column. */
  isName: boolean
  text: (value: unknown, reader: TextReader) => string
  diff: DiffView
  grid: GridCell | undefined
}
