import { useText } from '../../texts/useText.ts'
import classes from './DataTable.module.css'
import { SelectBox } from './SelectBox.tsx'

interface AllProps {
  isAll: boolean
  /** Some rows of the page are selected, but not all. */
  isMixed: boolean
  onToggle: () => void
}

/** The box that selects all rows of a page; on a phone it has its name beside it. */
export function SelectAllCell({ isAll, isMixed, onToggle }: AllProps) {
  const t = useText()
  return (
    <th scope="col" className={classes.select}>
      <SelectBox label={t('select.page')} isChecked={isAll} isMixed={isMixed} onToggle={onToggle} />
      <span className={classes.selectAll} aria-hidden="true">
        {t('select.page')}
      </span>
    </th>
  )
}

interface Props {
  /** What the row is called. */
  title: string
  isSelected: boolean
  /** False leaves the cell empty: the row cannot be selected. */
  canSelect?: boolean
  onToggle: () => void
}

/** The box that selects a row. */
export function SelectCell({ title, isSelected, canSelect = true, onToggle }: Props) {
  const t = useText()
  return (
    <td className={classes.select}>
      {canSelect && (
        <SelectBox label={t('select.row', { title })} isChecked={isSelected} onToggle={onToggle} />
      )}
    </td>
  )
}
