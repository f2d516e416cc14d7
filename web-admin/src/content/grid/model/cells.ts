import type { Option } from '@flou/shared/api.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { LANGUAGES, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { gridTexts, type GridKey } from '../../../texts/grid.ts'
import {
  RUPIAH_SCALE,
  fieldNumber,
  groupedNumber,
  plainNumber,
  plainRupiah,
  readAmount,
  readRupiah,
  type NumberProblem,
} from '../../amounts.ts'
import { choicesOf, targetOf, type GridColumn } from './columns.ts'

/** Text that its column cannot parse; it stays in the cell until corrected. */
interface Unread {
  readonly unread: string
  readonly problem: GridKey
}

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value

export type References = Readonly<Record<string, readonly Option[]>>

export interface CellContext {
  language: Language
  references: References
}

const YES = new Set(['yes', 'ya', 'true', '1', 'y', 'on'])
const NO = new Set(['no', 'tidak', 'false', '0', 'n', 't', 'off', ''])
const folded = (text: string) => text.trim().toLowerCase()

const optionsOf = (column: GridColumn, { references }: CellContext) =>
  references[targetOf(column) ?? ''] ?? []

/** Returns a record's title; adds the id if the title is ambiguous. */
function titleIn(option: Option, options: readonly Option[], language: Language): string {
  const title = option.title[language] || option.title[otherLanguage(language)]
  const isShared = options.some(
    (other) => other.id !== option.id && LANGUAGES.some((one) => folded(other.title[one]) === folded(title)),
  )
  return isShared || title === '' ? `${title} (#${option.id})`.trim() : title
}

export const titlesFor = (column: GridColumn, context: CellContext): string[] => {
  const options = optionsOf(column, context)
  return options.map((option) => titleIn(option, options, context.language))
}

/**
 * Autocompletes with the first suggestion that starts with, else contains, the text; else returns the text.
 */
export function completed(text: string, suggestions: readonly string[]): string {
  const needle = folded(text)
  if (needle === '' || suggestions.some((one) => folded(one) === needle)) return text
  return (
    suggestions.find((one) => folded(one).startsWith(needle)) ??
    suggestions.find((one) => folded(one).includes(needle)) ??
    text
  )
}

function readReference(text: string, column: GridColumn, context: CellContext): unknown {
  const options = optionsOf(column, context)
  const needle = folded(text)
  const [, id] = /\(#(\d+)\)$/.exec(needle) ?? []
  if (id !== undefined && options.some((option) => option.id === Number(id))) return Number(id)
  const found = options.filter(({ title }) =>
    LANGUAGES.some((language) => folded(title[language]) === needle),
  )
  if (found.length === 1) return found[0]?.id
  return { unread: text, problem: found.length > 1 ? 'grid.ambiguous' : 'grid.unknown' } satisfies Unread
}

function readChoice(text: string, column: GridColumn): unknown {
  const needle = folded(text)
  const found = choicesOf(column).find(
    ({ value, label }) =>
      folded(String(value)) === needle || LANGUAGES.some((language) => folded(label[language]) === needle),
  )
  return found ? found.value : ({ unread: text, problem: 'grid.unknown' } satisfies Unread)
}

const readOr = (text: string, read: number | NumberProblem): number | Unread =>
  typeof read === 'number' ? read : { unread: text, problem: `grid.${read}` }

type Read = (text: string, column: GridColumn, context: CellContext) => unknown

const READ: Partial<Record<FieldKind, Read>> = {
  number: (text, { field }, { language }) =>
    readOr(text, readAmount(text, language, { isWhole: !('decimals' in field && field.decimals === true) })),
  money: (text, _, { language }) => readOr(text, readRupiah(text, language)),
  toggle: (text) => {
    if (YES.has(folded(text))) return true
    return NO.has(folded(text)) ? false : ({ unread: text, problem: 'grid.yesOrNo' } satisfies Unread)
  },
  choice: readChoice,
  reference: readReference,
}

const emptyOf = ({ field }: GridColumn): unknown => field.initial

/** Parses a text to the API's value, or `Unread`. */
export function readCell(text: string, column: GridColumn, context: CellContext): unknown {
  const read = READ[column.field.kind as FieldKind]
  // bounded: a cell, in the editor's browser
  if (!read) return text.replace(/\s*[\r\n]+\s*/g, ' ')
  return text.trim() === '' ? emptyOf(column) : read(text, column, context)
}

type Written = (value: unknown, column: GridColumn, context: CellContext) => string

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const isNumber = (value: unknown): value is number => typeof value === 'number'

const WRITTEN: Partial<Record<FieldKind, Written>> = {
  number: (value, _, { language }) => (isNumber(value) ? plainNumber(value, language) : plain(value)),
  money: (value, _, { language }) => (isNumber(value) ? plainRupiah(value, language) : plain(value)),
  toggle: (value, _, { language }) =>
    translator(gridTexts)[language](value === true ? 'grid.yes' : 'grid.no'),
  choice: (value, column, { language }) =>
    choicesOf(column).find((choice) => choice.value === value)?.label[language] ?? plain(value),
  reference: (value, column, context) => {
    const options = optionsOf(column, context)
    const option = options.find(({ id }) => id === value)
    if (option) return titleIn(option, options, context.language)
    return isNumber(value) && value > 0 ? `(#${value})` : ''
  },
}

/** Formats a value for editing, copying and files; `readCell` restores it. */
export function cellText(value: unknown, column: GridColumn, context: CellContext): string {
  if (isUnread(value)) return value.unread
  return (WRITTEN[column.field.kind as FieldKind] ?? plain)(value, column, context)
}

const DISPLAY: Partial<Record<FieldKind, (value: number, field: Field, language: Language) => string>> = {
  number: fieldNumber,
  money: (value, _, language) =>
    value === 0 ? '' : `Rp\u00a0${groupedNumber(value / RUPIAH_SCALE, language)}`,
}

export function displayText(value: unknown, column: GridColumn, context: CellContext): string {
  const format = DISPLAY[column.field.kind as FieldKind]
  return format && isNumber(value)
    ? format(value, column.field, context.language)
    : cellText(value, column, context)
}
