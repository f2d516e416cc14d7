import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { Icon } from '../../../ui/Icon.tsx'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { Grid } from '../useGrid.ts'
import classes from '../GridScreen.module.css'

interface Props {
  grid: Grid
  isBusy: boolean
  onAdd: () => void
  onExport: () => void
  onImport: () => void
  onSave: () => void
}

function ExportButton({ onExport }: Pick<Props, 'onExport'>) {
  const t = useTextsOf(gridTexts)
  return (
    <Button variant="default" leftSection={<Icon name="download" />} onClick={onExport}>
      {t('grid.export')}
    </Button>
  )
}

export function GridTools({ grid, isBusy, onAdd, onExport, onImport, onSave }: Props) {
  const t = useTextsOf(gridTexts)
  const { canEdit } = useRights()
  const count = grid.changed.length
  if (!canEdit)
    return (
      <div className={classes.tools} role="toolbar" aria-label={t('shell.actions')}>
        <ExportButton onExport={onExport} />
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
      <ExportButton onExport={onExport} />
      <Button variant="default" leftSection={<Icon name="publishing" />} onClick={onImport}>
        {t('grid.import')}
      </Button>
      <Button disabled={count === 0} loading={isBusy} onClick={onSave}>
        {count === 0 ? t('grid.saveNone') : t('grid.save', { count })}
      </Button>
    </div>
  )
}
