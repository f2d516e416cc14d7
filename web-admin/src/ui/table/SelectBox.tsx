import { useEffect, useRef } from 'react'
import classes from './SelectBox.module.css'

interface Props {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

/** Row or page checkbox; with Shift it toggles a range. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: Props) {
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
