import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { screenPartTexts } from '../../texts/screens/screenParts.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './FilterBar.module.css'

interface Props {
  /** Some filter narrows what is shown; without any there is nothing to clear. */
  isNarrowed: boolean
  onClear: () => void
  /** The filters, each with its label. */
  children: ReactNode
}

/** The filters of a screen side by side, and a button that clears them. */
export function FilterBar({ isNarrowed, onClear, children }: Props) {
  const t = useTextsOf(screenPartTexts)
  return (
    <div role="search" aria-label={t('filters.name')} className={classes.filters}>
      {children}
      <Button variant="subtle" color="ink" disabled={!isNarrowed} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </div>
  )
}
