import { Button, Group } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { importTexts } from '../../core/texts/listImport.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { BulkProgress } from '../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { ResultSummary } from '../../ui/table/BulkSummary.tsx'
import { DownloadRefused } from './DownloadRefused.tsx'
import { ImportPlan } from './ImportPlan.tsx'
import { ImportSource } from '../grid/csv/ImportSource.tsx'
import { useListImport, type ImportPlan as Plan, type ListImport } from './useListImport.ts'

const TEXTS = { ...listTexts, ...importTexts }

type Finished = Extract<NonNullable<ListImport['phase']>, { is: 'finished' }>

interface ResultProps {
  type: ContentType
  plan: Plan
  phase: Finished
  onUndo: () => void
  onClose: () => void
}

function Result({ type, plan, phase: { result, isUndo }, onUndo, onClose }: ResultProps) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const { done, refused } = result
  const written = refused.map(({ row, error }) => ({
    row,
    refusal: { column: '', message: failureText(error) },
  }))
  const unread = plan.rows.flatMap((row) => (row.refusal && !isUndo ? [{ row, refusal: row.refusal }] : []))
  return (
    <>
      <ResultSummary
        result={result}
        {...(isUndo && { doneText: t('import.undone', { count: done.length }) })}
      />
      {written.length > 0 && (
        <BulkRows label={t('bulk.result')}>
          {written.map(({ row, refusal }) => (
            <li key={row.line}>
              <strong>{t('import.row', { line: row.line })}</strong>: {refusal.message}
            </li>
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        <DownloadRefused type={type} plan={plan} refused={[...unread, ...written]} />
        {!isUndo && done.length > 0 && (
          <Button variant="default" onClick={onUndo}>
            {t('import.undo', { count: done.length })}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {t('shell.close')}
        </Button>
      </Group>
    </>
  )
}

interface Props {
  type: ContentType
  apiUrl: string
  onClose: () => void
}

function Body({ type, work, onClose }: { type: ContentType; work: ListImport; onClose: () => void }) {
  const t = useTextsOf(TEXTS)
  const { plan, phase, checking } = work
  if (phase?.is === 'running') {
    return (
      <BulkProgress
        done={phase.over}
        count={phase.rows.length}
        label={t('bulk.progress')}
        text={t('bulk.running', { done: phase.over, count: phase.rows.length })}
        isStopping={phase.isStopping}
        onStop={work.stop}
      />
    )
  }
  if (plan && phase?.is === 'finished') {
    const undo = () => work.undo(phase.result.done)
    return <Result type={type} plan={plan} phase={phase} onUndo={undo} onClose={onClose} />
  }
  if (plan) return <ImportPlan type={type} plan={plan} onImport={work.start} onReset={work.forget} />
  return (
    <>
      <ImportSource
        hint={t('import.hint')}
        isChecking={checking !== undefined}
        onText={(text) => void work.check(text)}
      />
      {checking && checking.count > 0 && <p role="status">{t('import.checking', { ...checking })}</p>}
    </>
  )
}

/** Import of a list's CSV export: a dry run first, written after confirmation. */
export function ImportDialog({ type, apiUrl, onClose }: Props) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const work = useListImport({ type, apiUrl })
  const { failure, phase, checking } = work
  const isBusy = phase?.is === 'running' || checking !== undefined
  return (
    <Dialog title={t('import.title')} isWide {...(!isBusy && { onClose })}>
      {failure !== undefined && (
        <Banner tone="bad" mb="md">
          {failureText(failure)}
        </Banner>
      )}
      <Body type={type} work={work} onClose={onClose} />
    </Dialog>
  )
}
