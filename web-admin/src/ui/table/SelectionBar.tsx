import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './SelectionBar.module.css'

interface Props {
  count: number
  onClear: () => void
  isCompact?: boolean
  children: ReactNode
}

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
