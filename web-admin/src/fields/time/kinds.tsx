import { useLanguage } from '../../core/texts/useText.ts'
import { dateText, timeText } from '../../core/records/timeText.ts'
import { TextCell } from '../cells.tsx'
import type { CellProps, FieldKindModule } from '../kindModule.ts'
import { plainText, textColumn } from '../plainText.ts'
import classes from '../Cells.module.css'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const DateCell = ({ value }: CellProps) => (
  <span className={classes.oneLine}>{dateText(textOf(value), useLanguage())}</span>
)
const DateTimeCell = ({ value }: CellProps) => (
  <span className={classes.oneLine}>{timeText(textOf(value), useLanguage())}</span>
)

export const date: FieldKindModule = {
  Cell: DateCell,
  isName: false,
  text: (value, { language }) => (plainText(value) === '' ? '' : dateText(plainText(value), language)),
  diff: 'sides',
  grid: textColumn(130),
}

export const dateTime: FieldKindModule = {
  Cell: DateTimeCell,
  isName: false,
  text: (value, { language }) => (plainText(value) === '' ? '' : timeText(plainText(value), language)),
  diff: 'sides',
  grid: undefined,
}

export const time: FieldKindModule = {
  Cell: TextCell,
  isName: false,
  text: plainText,
  diff: 'sides',
  grid: undefined,
}
