import { useRights } from '../../../core/session/rights.ts'
import { Button, Group, Progress } from '@mantine/core'
import { useState } from 'react'
import { LIMITS } from '@flou/shared/limits.ts'
import type { MediaRow } from '@flou/shared/api.ts'
import { normalTag, type MediaOverview } from '@flou/shared/media/media.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FloatingBar, SelectionBar } from '../../../ui/table/Selection.tsx'
import type { RowSelection } from '../../../ui/table/useRowSelection.ts'
import { deleteFile, describeFile, restoreFile } from '../fileCalls.ts'
import { DescribeDialog } from './DescribeDialog.tsx'
import { MoveTool, TagTool } from './tools.tsx'
import { useFileBulk } from './useFileBulk.ts'
import classes from './Bulk.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  files: readonly MediaRow[]
  selection: RowSelection<MediaRow>
  overview: MediaOverview
  isTrash: boolean
}
type RunBulk = (rows: readonly MediaRow[], work: (row: MediaRow) => Promise<unknown>) => void

const withTag = (row: MediaRow, tag: string) =>
  describeFile(row, { tags: [...row.tags, { name: tag }].slice(-8) })

function Tools({
  rows,
  run,
  overview,
}: {
  rows: readonly MediaRow[]
  run: RunBulk
  overview: MediaOverview
}) {
  const t = useTextsOf(mediaTexts)
  const { canEdit, canDelete } = useRights()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [isDescribing, setDescribing] = useState(false)
  return (
    <>
      {canEdit && (
        <>
          <Button size="xs" variant="default" onClick={() => setDescribing(true)}>
            {t('describeFiles')}
          </Button>
          <MoveTool
            overview={overview}
            onMove={(folderId) => run(rows, (row) => describeFile(row, { folderId }))}
          />
          <TagTool overview={overview} onTag={(text) => run(rows, (row) => withTag(row, normalTag(text)))} />
        </>
      )}
      {canDelete && (
        <Button size="xs" variant="default" c="danger" onClick={() => setDialogOpen(true)}>
          {t('remove')}
        </Button>
      )}
      {isDescribing && <DescribeDialog files={rows} onClose={() => setDescribing(false)} />}
      {isDialogOpen && (
        <Dialog title={t('deleteAsk', { count: rows.length })} onClose={() => setDialogOpen(false)}>
          <p>{t('deleteHint', { days: LIMITS.trashDays })}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setDialogOpen(false)} data-autofocus>
              {t('cancel')}
            </Button>
            <Button
              color="danger"
              onClick={() => {
                setDialogOpen(false)
                run(rows, ({ id }) => deleteFile(id))
              }}
            >
              {t('remove')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}

/** Actions on the selected files; hidden files are not changed. */
export function BulkBar({ files, selection, overview, isTrash }: Props) {
  const t = useTextsOf(mediaTexts)
  const { clear } = selection
  const rows = files.filter(({ id }) => selection.rows.has(id))
  const { progress, run, stop } = useFileBulk(clear)
  if (progress) {
    const value = (progress.done / Math.max(1, progress.total)) * 100
    return (
      <FloatingBar label={t('working', { ...progress })}>
        <Progress value={value} aria-label={t('working', { ...progress })} className={classes.progress} />
        <span role="status">{t('working', { ...progress })}</span>
        <Button size="xs" variant="default" onClick={stop}>
          {t('stop')}
        </Button>
      </FloatingBar>
    )
  }
  return (
    <SelectionBar count={rows.length} onClear={clear} isCompact>
      {isTrash ? (
        <Button size="xs" variant="default" onClick={() => run(rows, ({ id }) => restoreFile(id))}>
          {t('restore')}
        </Button>
      ) : (
        <Tools rows={rows} run={run} overview={overview} />
      )}
      <Button size="xs" variant="subtle" color="ink" onClick={() => selection.retain(files)}>
        {t('selectAll')}
      </Button>
    </SelectionBar>
  )
}
