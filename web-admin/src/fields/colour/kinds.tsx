import type { CellProps, FieldKindModule } from '../kindModule.ts'
import { plainText } from '../plainText.ts'
import classes from '../Cells.module.css'

const ColourCell = ({ value }: CellProps) => (
  <span className={classes.colour}>
    <span style={{ background: String(value) }} aria-hidden="true" /> {String(value)}
  </span>
)

export const colour: FieldKindModule = {
  Cell: ColourCell,
  isName: false,
  text: plainText,
  diff: 'sides',
  grid: undefined,
}
