import { useLanguage } from '../../core/texts/useText.ts'
import {
  fieldNumber,
  plainNumber,
  plainRupiah,
  readAmount,
  readRupiah,
  rupiahText,
  type NumberProblem,
} from '../../core/records/amounts.ts'
import type { CellProps, FieldKindModule, Unread } from '../kindModule.ts'
import { cellText, parsedColumn, plainText } from '../plainText.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

const readOr = (text: string, read: number | NumberProblem): number | Unread =>
  isNumber(read) ? read : { unread: text, problem: `grid.${read}` }

const NumberCell = ({ field, value }: CellProps) => {
  const language = useLanguage()
  return isNumber(value) ? fieldNumber(value, field, language) : ''
}
const MoneyCell = ({ value }: CellProps) => rupiahText(value, useLanguage())

export const number: FieldKindModule = {
  Cell: NumberCell,
  isName: false,
  text: (value, { field, language }) =>
    isNumber(value) ? fieldNumber(value, field, language) : plainText(value),
  diff: 'sides',
  grid: parsedColumn({
    width: 130,
    isNumeric: true,
    read: (text, { field, language }) =>
      readOr(
        text,
        readAmount(text, language, { isWhole: !('decimals' in field && field.decimals === true) }),
      ),
    write: (value, { language }) => (isNumber(value) ? plainNumber(value, language) : cellText(value)),
    display: (value, { field, language }) =>
      isNumber(value) ? fieldNumber(value, field, language) : cellText(value),
  }),
}

export const money: FieldKindModule = {
  Cell: MoneyCell,
  isName: false,
  text: (value, { language }) => rupiahText(value, language),
  diff: 'amount',
  grid: parsedColumn({
    width: 150,
    isNumeric: true,
    read: (text, { language }) => readOr(text, readRupiah(text, language)),
    write: (value, { language }) => (isNumber(value) ? plainRupiah(value, language) : cellText(value)),
    display: (value, { language }) => {
      if (!isNumber(value)) return cellText(value)
      return value === 0 ? '' : rupiahText(value, language)
    },
  }),
}
