import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Toolbar.module.css'

interface Props {
  /** `search` for what narrows a list. */
  role?: 'search' | 'group'
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** One row of tools above a list; a search field takes the free space. */
export const Toolbar = ({ role, label, className, children }: Props) => (
  <div
    role={role}
    aria-label={label}
    className={className === undefined ? classes.toolbar : `${classes.toolbar} ${className}`}
  >
    {children}
  </div>
)

interface FilterProps {
  isNarrowed: boolean
  onClear: () => void
  children: ReactNode
}

/** Labelled filters in columns of one width. */
export function FilterBar({ isNarrowed, onClear, children }: FilterProps) {
  const t = useTextsOf(commonScreenTexts)
  return (
    <div role="search" aria-label={t('filters.name')} className={classes.filters}>
      {children}
      <Button variant="subtle" color="ink" disabled={!isNarrowed} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  )
}
