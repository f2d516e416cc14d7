import { Link } from 'react-router'
import { useLanguage } from '../core/texts/useText.ts'
import { localizedText } from '../core/records/localizedText.ts'
import type { CellProps } from './kindModule.ts'
import classes from './Cells.module.css'

export function TextCell({ value, to }: Omit<CellProps, 'field'>) {
  const { text, other } = localizedText(value, useLanguage())
  return (
    <span className={classes.texts}>
      {to === undefined || text === '' ? (
        <span className={classes.clamp}>{text}</span>
      ) : (
        <Link to={to} className={`${classes.clamp} ${classes.open}`}>
          {text}
        </Link>
      )}
      {other !== '' && other !== text && <span className={classes.other}>{other}</span>}
    </span>
  )
}

export const CountCell = ({ value }: CellProps) => (Array.isArray(value) ? value.length : '')
export const NoCell = () => null
