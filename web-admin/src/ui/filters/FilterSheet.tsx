import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../Icon.tsx'
import { Sheet } from '../Dialog.tsx'
import classes from './Filters.module.css'

export interface FilterSheetProps {
  /** Active filters. */
  count: number
  onClear: () => void
  children: ReactNode
}

/** The button "Filter (2)" and its sheet; a choice takes effect at once. */
export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const t = useTextsOf(commonScreenTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="filter" size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('filters.active', { count }) : t('filters.button')}
      </Button>
      {isOpen && (
        <Sheet title={t('filters.name')} onClose={() => setOpen(false)}>
          <div className={classes.fields}>{children}</div>
          <Group justify="flex-end" mt="lg">
            <Button variant="subtle" color="ink" disabled={count === 0} onClick={onClear}>
              {t('filters.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('filters.show')}</Button>
          </Group>
        </Sheet>
      )}
    </>
  )
}
