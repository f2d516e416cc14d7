import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'
import classes from './Filters.module.css'

const PHONE = '(max-width: 37.5rem)'

export const useIsPhone = () => useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })

interface Props extends FilterSheetProps {
  search?: ReactNode
}

/** Labelled filters in columns of one width; on a phone a search field and one button. */
export function FilterBar({ count, onClear, search, children }: Props) {
  const t = useTextsOf(commonScreenTexts)
  const isPhone = useIsPhone()
  return (
    <div role="search" aria-label={t('filters.name')} className={isPhone ? classes.narrow : classes.bar}>
      {search}
      {isPhone ? (
        <FilterSheet count={count} onClear={onClear}>
          {children}
        </FilterSheet>
      ) : (
        <>
          {children}
          <Button variant="subtle" color="ink" disabled={count === 0} onClick={onClear}>
            {t('filters.clear')}
          </Button>
        </>
      )}
    </div>
  )
}
