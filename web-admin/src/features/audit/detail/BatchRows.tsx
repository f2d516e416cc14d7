import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import { batchCalls, finishBatch } from '../../../lists/grid/state/batchCalls.ts'
import { useGridNotices } from '../../../lists/grid/useGridNotices.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { api } from '../../../core/session/current.ts'
import { auditLogTexts } from '../../../core/texts/audit.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { batchIn, type BatchData } from './batchData.ts'
import classes from './AuditDetail.module.css'

/** Batch state. May fail: expired after a month, or not readable by this user. */
const useBatchState = (id: string) =>
  useQuery({
    queryKey: ['batch', id],
    retry: false,
    queryFn: async ({ signal }) => (await api<Batch>(STAFF_PATHS.batch(id), { signal })).data,
  })

function Undo({ batch }: { batch: Batch }) {
  const t = useTextsOf(gridTexts)
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['batch', batch.id] })
  const { announce, notifyFailure: onError } = useGridNotices()
  const resume = useMutation({
    mutationFn: () => finishBatch(batch, batchCalls),
    onError,
    onSettled: refresh,
  })
  const takeBack = useMutation({
    mutationFn: async () => {
      const first = await batchCalls.undoBatch(batch.id)
      return first && finishBatch(first, batchCalls)
    },
    onSuccess: (undone) => announce({ after: 'undone', batch: undone }),
    onError,
    onSettled: refresh,
  })
  if (!batch.isDone) {
    return (
      <Banner mt="md">
        <p>{t('grid.saving', { done: batch.done, count: batch.total })}</p>
        <Button size="compact-sm" loading={resume.isPending} onClick={() => resume.mutate()}>
          {t('grid.goOn')}
        </Button>
      </Banner>
    )
  }
  if (batch.undoneBy !== undefined) return <p role="status">{t('grid.isUndone')}</p>
  if (batch.undoes !== undefined || batch.failures.length === batch.total) return null
  return (
    <Button
      mt="md"
      variant="default"
      leftSection={<Icon name="undo" />}
      loading={takeBack.isPending}
      onClick={() => takeBack.mutate()}
    >
      {t('grid.takeBack', { count: batch.total - batch.failures.length })}
    </Button>
  )
}

function Rows({ rows, batchState }: { rows: BatchData['rows']; batchState: Batch | undefined }) {
  const t = useTextsOf(gridTexts)
  const auditText = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const reasons = new Map(batchState?.failures.map(({ index, reason }) => [index, reason]))
  return (
    <Table
      label={t('grid.rowsOf')}
      columns={['ID', auditText('audit.entity'), auditText('audit.action'), t('grid.version')]}
      phone="scroll"
    >
      {rows.map(({ id, titles, action, version }, index) => (
        <tr key={id}>
          <td>{id}</td>
          <th scope="row">{titles[language]}</th>
          <td>{reasons.get(index) ?? t(`grid.action.${action}`)}</td>
          <td>{reasons.has(index) ? '–' : version}</td>
        </tr>
      ))}
    </Table>
  )
}

export function BatchRows({ entry }: { entry: AuditEntry }) {
  const t = useTextsOf(gridTexts)
  const data = batchIn(entry.data)
  const { data: batchState } = useBatchState(data?.batch ?? '')
  if (!data) return null
  return (
    <>
      {batchState && <Undo batch={batchState} />}
      <h2 className={classes.subtitle}>{t('grid.rowsOf')}</h2>
      <Rows rows={data.rows} batchState={batchState} />
    </>
  )
}
