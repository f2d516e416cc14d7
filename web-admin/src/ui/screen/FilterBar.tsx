import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './FilterBar.module.css'

interface Props {
  isNarrowed: boolean
  onClear: () => void
  children: ReactNode
}

export function FilterBar({ isNarrowed, onClear, children }: Props) {
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
