import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './DataTable.module.css'
import { SelectBox } from './SelectBox.tsx'

interface AllProps {
  isAll: boolean
  isMixed: boolean
  onToggle: () => void
}

export function SelectAllCell({ isAll, isMixed, onToggle }: AllProps) {
  const t = useTextsOf(listTexts)
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
  title: string
  isSelected: boolean
  canSelect?: boolean
  onToggle: () => void
}

export function SelectCell({ title, isSelected, canSelect = true, onToggle }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <td className={classes.select}>
      {canSelect && (
        <SelectBox label={t('select.row', { title })} isChecked={isSelected} onToggle={onToggle} />
      )}
    </td>
  )
}
