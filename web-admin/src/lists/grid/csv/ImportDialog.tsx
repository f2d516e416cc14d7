import { Button, Group } from '@mantine/core'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { gridTexts, type GridKey } from '../../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { ImportSource } from './ImportSource.tsx'
import type { Grid } from '../useGrid.ts'
import { problemText } from '../useProblems.ts'
import type { GridRow } from '../model/rows.ts'
import type { FileProblem } from './gridCsv.ts'
import { useImport, type CellChange, type ImportPlan } from './useImport.ts'
import classes from './Import.module.css'

const MAX_SHOWN = 100

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  if (problems.length === 0) return null
  const messageOf = ({ message, values }: FileProblem) =>
    values ? t(message as GridKey, values) : problemText(message, t, language)
  return (
    <>
      <Table
        label={t('grid.problem')}
        columns={[t('grid.position'), t('grid.column'), t('grid.problem')]}
        frame="short"
        phone="scroll"
        className={classes.problems}
      >
        {problems.slice(0, MAX_SHOWN).map((problem) => (
          <tr key={`${problem.line} ${problem.column}`}>
            <td>{problem.line}</td>
            <td>{problem.column}</td>
            <td>{messageOf(problem)}</td>
          </tr>
        ))}
      </Table>
      {problems.length > MAX_SHOWN && <p>{t('grid.more', { count: problems.length - MAX_SHOWN })}</p>}
    </>
  )
}

function CellChanges({ changes }: { changes: readonly CellChange[] }) {
  const t = useTextsOf(gridTexts)
  if (changes.length === 0) return null
  return (
    <>
      <Table
        label={t('grid.changes')}
        caption={t('grid.changes')}
        columns={(['position', 'record', 'column', 'before', 'after'] as const).map((name) =>
          t(`grid.${name}`),
        )}
        frame="short"
        phone="scroll"
        className={classes.changes}
      >
        {changes.slice(0, MAX_SHOWN).map(({ line, title, column, before, after }) => (
          <tr key={`${line} ${column}`}>
            <td>{line}</td>
            <td>{title}</td>
            <td>{column}</td>
            <td>{before === '' ? '–' : before}</td>
            <td>{after === '' ? '–' : after}</td>
          </tr>
        ))}
      </Table>
      {changes.length > MAX_SHOWN && <p>{t('grid.more', { count: changes.length - MAX_SHOWN })}</p>}
    </>
  )
}

interface PlanProps {
  plan: ImportPlan
  onImport: () => void
  onTake: () => void
  onReset: () => void
}

function Plan({ plan, onImport, onTake, onReset }: PlanProps) {
  const t = useTextsOf(gridTexts)
  const { counts, rows, problems } = plan
  const facts = [
    t('grid.wouldCreate', { count: counts.create }),
    t('grid.wouldChange', { count: counts.update }),
    t('grid.wouldKeep', { count: counts.keep }),
    t('grid.wouldFail', { count: counts.fail }),
  ]
  return (
    <>
      <div role="status">
        <ul className={classes.counts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {rows.length + counts.keep === 0 && <p>{t('grid.nothingRead')}</p>}
      <Problems problems={problems} />
      <CellChanges changes={plan.changes} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onReset}>
          {t('grid.again')}
        </Button>
        <Button variant="default" disabled={rows.length === 0} onClick={onTake}>
          {t('grid.intoGrid')}
        </Button>
        <Button disabled={rows.length === 0 || counts.fail > 0} onClick={onImport} data-autofocus>
          {t('grid.importRows', { count: rows.length })}
        </Button>
      </Group>
    </>
  )
}

interface Props {
  apiUrl: string
  grid: Grid
  onClose: () => void
  onRows: (rows: GridRow[], isSaved: boolean) => void
}

/** Import of a CSV file or pasted rows: a dry run first, written after confirmation. */
export function ImportDialog({ apiUrl, grid, onClose, onRows }: Props) {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const { plan, check, isChecking, failure, forget } = useImport(apiUrl, grid)
  return (
    <Dialog title={t('grid.import')} onClose={onClose} isWide>
      {failure !== undefined && (
        <Banner tone="bad" mb="md">
          {failureText(failure)}
        </Banner>
      )}
      {plan ? (
        <Plan
          plan={plan}
          onReset={forget}
          onTake={() => onRows(plan.rows, false)}
          onImport={() => onRows(plan.rows, true)}
        />
      ) : (
        <ImportSource
          hint={t('grid.importHint')}
          isChecking={isChecking}
          onText={(text) => void check(text)}
        />
      )}
    </Dialog>
  )
}
