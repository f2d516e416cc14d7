import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../texts/useText.ts'
import classes from './SelectionBar.module.css'

interface Props {
  /** How many rows are selected; without any the bar does not show. */
  count: number
  onClear: () => void
  /** Buttons as small as the ones given; on a phone they stay so. */
  isCompact?: boolean
  /** What can be done with the selected rows. */
  children: ReactNode
}

/** What can be done with the selected rows of a list. It stays in view while the list scrolls. */
export function SelectionBar({ count, onClear, isCompact = false, children }: Props) {
  const t = useText()
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
