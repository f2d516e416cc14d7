import { Button, Group } from '@mantine/core'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { exchangeTexts } from '../../../core/texts/exchange.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { importTexts } from '../../../core/texts/listImport.ts'
import { listTexts } from '../../../core/texts/lists.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { textOfFile } from '../../../lists/export/files.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { BulkProgress } from '../../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../../ui/table/BulkRows.tsx'
import { ResultSummary } from '../../../ui/table/BulkSummary.tsx'
import { UnreadableFile } from './exchangeFile.ts'
import { PlannedTexts } from './PlannedTexts.tsx'
import { useTextImport, type TextImport } from './useTextImport.ts'

const TEXTS = { ...listTexts, ...gridTexts, ...importTexts, ...exchangeTexts }

type Finished = Extract<NonNullable<TextImport['phase']>, { is: 'finished' }>

function Result({ phase: { result, isUndo }, work }: { phase: Finished; work: TextImport }) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  return (
    <>
      <ResultSummary
        result={result}
        {...(isUndo && { doneText: t('import.undone', { count: result.done.length }) })}
      />
      {result.refused.length > 0 && (
        <BulkRows label={t('bulk.result')}>
          {result.refused.map(({ row: { file }, error }) => (
            <li key={`${file.type} ${file.id}`}>
              <strong>{file.title}</strong>: {failureText(error)}
            </li>
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        {!isUndo && result.done.length > 0 && (
          <Button variant="default" onClick={() => work.undo(result.done)}>
            {t('import.undo', { count: result.done.length })}
          </Button>
        )}
        <Button onClick={work.finish}>{t('shell.close')}</Button>
      </Group>
    </>
  )
}

function Source({ check, checking }: TextImport) {
  const t = useTextsOf(TEXTS)
  return (
    <>
      <label>
        {t('exchange.file')}{' '}
        <input
          name="translations"
          type="file"
          accept=".xlf,.xliff,.csv,.txt,application/xliff+xml,text/csv"
          disabled={checking !== undefined}
          onChange={(event) => void textOfFile(event.currentTarget.files?.[0])?.then(check)}
        />
      </label>
      {checking && checking.count > 0 && <p role="status">{t('import.checking', checking)}</p>}
    </>
  )
}

function Body({ work }: { work: TextImport }) {
  const t = useTextsOf(TEXTS)
  const { plan, phase } = work
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
  if (phase?.is === 'finished') return <Result phase={phase} work={work} />
  return plan ? (
    <PlannedTexts records={plan} onImport={work.start} onReset={work.reset} />
  ) : (
    <Source {...work} />
  )
}

/** Import of a translated file: a dry run first, saved after confirmation. */
export function ImportCard() {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const work = useTextImport()
  const { failure } = work
  return (
    <Card title={t('exchange.import')} hint={t('exchange.importHint')}>
      {failure !== undefined && (
        <Banner tone="bad" mb="md">
          {failure instanceof UnreadableFile ? t(failure.problem) : failureText(failure)}
        </Banner>
      )}
      <Body work={work} />
    </Card>
  )
}
