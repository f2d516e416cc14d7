import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Selection.module.css'

interface BoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

/** Row or page checkbox; with Shift it toggles a range. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isShift = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={classes.box}>
      <input
        name="selected"
        ref={box}
        type="checkbox"
        checked={isChecked}
        aria-label={label}
        onClick={(event) => {
          isShift.current = event.shiftKey
        }}
        onChange={() => onToggle(isShift.current)}
      />
    </label>
  )
}

interface AllProps {
  isAll: boolean
  isMixed: boolean
  onToggle: () => void
}

export function SelectAllCell({ isAll, isMixed, onToggle }: AllProps) {
  const t = useTextsOf(listTexts)
  return (
    <th scope="col" data-select>
      <SelectBox label={t('select.page')} isChecked={isAll} isMixed={isMixed} onToggle={onToggle} />
      <span className={classes.all} aria-hidden="true">
        {t('select.page')}
      </span>
    </th>
  )
}

interface CellProps {
  title: string
  isSelected: boolean
  canSelect?: boolean
  onToggle: (isRange: boolean) => void
}

export function SelectCell({ title, isSelected, canSelect = true, onToggle }: CellProps) {
  const t = useTextsOf(listTexts)
  return (
    <td data-select>
      {canSelect && (
        <SelectBox label={t('select.row', { title })} isChecked={isSelected} onToggle={onToggle} />
      )}
    </td>
  )
}

/** Actions that stay in view below a list; the first sentence takes the free space. */
export const FloatingBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} className={classes.bar}>
    {children}
  </div>
)

interface Props {
  count: number
  onClear: () => void
  /** Small buttons in one row on phones too. */
  isCompact?: boolean
  children: ReactNode
}

/** Floats below the rows while some are selected. */
export function SelectionBar({ count, onClear, isCompact = false, children }: Props) {
  const t = useTextsOf(listTexts)
  const isEmpty = count === 0
  return (
    <div
      role="region"
      aria-label={t('select.bar')}
      className={isEmpty ? undefined : classes.bar}
      data-compact={isCompact || undefined}
    >
      <p role="status" className={isEmpty ? 'visuallyHidden' : undefined}>
        {!isEmpty && t('select.count', { count })}
      </p>
      {!isEmpty && (
        <>
          {children}
          <Button
            variant="subtle"
            color="ink"
            className={classes.clear}
            onClick={onClear}
            {...(isCompact && { size: 'compact-sm' })}
          >
            {t('select.clear')}
          </Button>
        </>
      )}
    </div>
  )
}
