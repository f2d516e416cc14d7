import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { TransferMenu } from '../../export/TransferMenu.tsx'
import type { Grid } from '../useGrid.ts'
import classes from '../GridScreen.module.css'

interface Props {
  grid: Grid
  isBusy: boolean
  onAdd: () => void
  onExport: () => void
  onImport: () => void
  onSave: () => void
  collect: ReactNode
}

export function GridTools({ grid, isBusy, onAdd, onExport, onImport, onSave, collect }: Props) {
  const t = useTextsOf(gridTexts)
  const { canEdit } = useRights()
  const count = grid.changed.length
  const transfer = <TransferMenu onExport={onExport} onImport={onImport} />
  if (!canEdit)
    return (
      <div className={classes.tools} role="toolbar" aria-label={t('shell.actions')}>
        <div>{transfer}</div>
      </div>
    )
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('shell.actions')}>
      <Button variant="default" leftSection={<Icon name="add" />} onClick={onAdd}>
        {t('grid.add')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="undo" />}
        disabled={!grid.canUndo}
        onClick={grid.undo}
      >
        {t('grid.undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="redo" />}
        disabled={!grid.canRedo}
        onClick={grid.redo}
      >
        {t('grid.redo')}
      </Button>
      {transfer}
      <Button disabled={count === 0} loading={isBusy} onClick={onSave}>
        {count === 0 ? t('grid.saveNone') : t('grid.save', { count })}
      </Button>
      {collect}
    </div>
  )
}
