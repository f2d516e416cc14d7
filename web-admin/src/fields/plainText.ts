import type { GridCell } from './kindModule.ts'

export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

export const cellText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const noSuggestions = () => []

/** Column whose value is its text, in one line. */
export const textColumn = (width: number): GridCell => ({
  width,
  isNumeric: false,
  // bounded: a cell, in the editor's browser
  read: (text) => text.replace(/\s*[\r\n]+\s*/g, ' '),
  write: cellText,
  display: cellText,
  suggestions: noSuggestions,
})

/** Column that parses its text; empty text restores the initial value. */
export const parsedColumn = ({
  read,
  write,
  display = write,
  suggestions = noSuggestions,
  isNumeric = false,
  width,
}: Pick<GridCell, 'width' | 'read' | 'write'> & Partial<GridCell>): GridCell => ({
  width,
  isNumeric,
  read: (text, reader) => (text.trim() === '' ? reader.field.initial : read(text, reader)),
  write,
  display,
  suggestions,
})
