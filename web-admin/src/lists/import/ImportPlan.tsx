import { Button, Group } from '@mantine/core'
import { BATCH_ROWS } from '@flou/shared/content/batch.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { gridTexts } from '../../core/texts/grid.ts'
import { importTexts } from '../../core/texts/listImport.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { Table } from '../../ui/table/Table.tsx'
import classes from '../grid/csv/Import.module.css'
import type { PlannedRow } from './checkImport.ts'
import { DownloadRefused } from './DownloadRefused.tsx'
import { isToWrite, type ImportPlan as Plan } from './useListImport.ts'
import { useRefusalText } from './useRefusalText.ts'

const MAX_SHOWN = 200
const TEXTS = { ...gridTexts, ...importTexts }

type Outcome = 'new' | 'changed' | 'unchanged' | 'refused'

function outcomeOf({ refusal, changes, id }: PlannedRow): Outcome {
  if (refusal) return 'refused'
  if (changes.length === 0) return 'unchanged'
  return id === 0 ? 'new' : 'changed'
}

function Details({ row }: { row: PlannedRow }) {
  const refusalText = useRefusalText()
  if (row.refusal) return <span className={classes.refused}>{refusalText(row.refusal)}</span>
  return (
    <ul className={classes.details}>
      {row.changes.map(({ column: { header }, before, after }) => (
        <li key={header}>
          {header}: {before !== '' && <del>{before}</del>} {before !== '' && '→ '}
          <ins>{after === '' ? '–' : after}</ins>
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  return (
    <>
      <Table
        label={t('import.rows')}
        columns={[t('grid.position'), t('grid.record'), t('import.outcome'), t('import.details')]}
        frame="short"
      >
        {rows.slice(0, MAX_SHOWN).map((row) => (
          <tr key={row.line}>
            <td data-label={t('grid.position')}>{row.line}</td>
            <td data-label={t('grid.record')}>
              {row.row ? localizedText(row.row.titles, language).text || row.id : '–'}
            </td>
            <td data-label={t('import.outcome')}>{t(`import.${outcomeOf(row)}`)}</td>
            <td data-label={t('import.details')}>
              <Details row={row} />
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > MAX_SHOWN && <p>{t('grid.more', { count: rows.length - MAX_SHOWN })}</p>}
    </>
  )
}

interface Props {
  type: ContentType
  plan: Plan
  onImport: () => void
  onReset: () => void
}

export function ImportPlan({ type, plan, onImport, onReset }: Props) {
  const t = useTextsOf(TEXTS)
  const { rows, unknown } = plan
  const countOf = (outcome: Outcome) => rows.filter((row) => outcomeOf(row) === outcome).length
  const count = rows.filter(isToWrite).length
  const facts = [
    t('grid.wouldCreate', { count: countOf('new') }),
    t('grid.wouldChange', { count: countOf('changed') }),
    t('grid.wouldKeep', { count: countOf('unchanged') }),
    t('import.wouldRefuse', { count: countOf('refused') }),
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
      {unknown.length > 0 && <Banner mb="sm">{t('import.unknown', { names: unknown.join(', ') })}</Banner>}
      {count > BATCH_ROWS && <Banner mb="sm">{t('import.limit', { count: BATCH_ROWS })}</Banner>}
      {rows.length === 0 ? <p>{t('grid.nothingRead')}</p> : <Rows rows={rows} />}
      {count > 0 && <FieldHint>{t(isDraftable(type) ? 'import.asDrafts' : 'import.atOnce')}</FieldHint>}
      <Group justify="flex-end" mt="md">
        <DownloadRefused
          type={type}
          plan={plan}
          refused={rows.flatMap((row) => (row.refusal ? [{ row, refusal: row.refusal }] : []))}
        />
        <Button variant="default" onClick={onReset}>
          {t('grid.again')}
        </Button>
        <Button disabled={count === 0} onClick={onImport} data-autofocus>
          {t('grid.importRows', { count: Math.min(count, BATCH_ROWS) })}
        </Button>
      </Group>
    </>
  )
}
