import { Button, Group } from '@mantine/core'
import { plainTextOf } from '@flou/shared/strings/plainText.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { exchangeTexts } from '../../../core/texts/exchange.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { importTexts } from '../../../core/texts/listImport.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import classes from '../../../lists/grid/csv/Import.module.css'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import type { PlannedText } from './planTexts.ts'
import type { PlannedRecord } from './useTextImport.ts'

const MAX_SHOWN = 200
const TEXTS = { ...gridTexts, ...importTexts, ...exchangeTexts }

type Outcome = 'changed' | 'unchanged' | 'refused'

function outcomeOf({ after, problem }: PlannedText): Outcome {
  if (problem) return 'refused'
  return after === undefined ? 'unchanged' : 'changed'
}

function Details({ text: { before, after, problem } }: { text: PlannedText }) {
  const t = useTextsOf(TEXTS)
  if (problem) return <span className={classes.refused}>{t(`exchange.problem.${problem}`)}</span>
  if (after === undefined) return plainTextOf(before)
  return (
    <>
      {before !== '' && <del>{plainTextOf(before)}</del>} <ins>{plainTextOf(after)}</ins>
    </>
  )
}

function Rows({ records }: { records: readonly PlannedRecord[] }) {
  const t = useTextsOf(TEXTS)
  const failureText = useFailureText()
  const rows = records.flatMap(({ file, texts, failure }) => {
    const key = `${file.type} ${file.id}`
    const failed = { name: '', label: '–', before: '' }
    return (failure === undefined ? texts : [failed]).map((text) => ({
      key,
      title: file.title,
      text,
      failure,
    }))
  })
  return (
    <>
      <Table
        label={t('exchange.rows')}
        columns={[t('grid.record'), t('exchange.text'), t('import.outcome'), t('import.details')]}
        frame="short"
      >
        {rows.slice(0, MAX_SHOWN).map(({ key, title, text, failure }) => (
          <tr key={`${key} ${text.name}`}>
            <td data-label={t('grid.record')}>{title}</td>
            <td data-label={t('exchange.text')}>{text.label}</td>
            <td data-label={t('import.outcome')}>
              {t(`import.${failure === undefined ? outcomeOf(text) : 'refused'}`)}
            </td>
            <td data-label={t('import.details')} className={classes.details}>
              {failure === undefined ? (
                <Details text={text} />
              ) : (
                <span className={classes.refused}>{failureText(failure)}</span>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > MAX_SHOWN && <p>{t('grid.more', { count: rows.length - MAX_SHOWN })}</p>}
    </>
  )
}

interface Props {
  records: readonly PlannedRecord[]
  onImport: () => void
  onReset: () => void
}

/** Dry run: what the file changes, and what it cannot. */
export function PlannedTexts({ records, onImport, onReset }: Props) {
  const t = useTextsOf(TEXTS)
  const texts = records.flatMap((record) => record.texts)
  const countOf = (outcome: Outcome) => texts.filter((text) => outcomeOf(text) === outcome).length
  const failed = records.filter(({ failure }) => failure !== undefined).length
  const count = records.filter(({ change }) => change).length
  const facts = [
    t('grid.wouldChange', { count: countOf('changed') }),
    t('grid.wouldKeep', { count: countOf('unchanged') }),
    t('import.wouldRefuse', { count: countOf('refused') + failed }),
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
      {texts.length + failed === 0 ? <p>{t('exchange.noTexts')}</p> : <Rows records={records} />}
      {count > 0 && <FieldHint>{t('exchange.asDrafts')}</FieldHint>}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onReset}>
          {t('grid.again')}
        </Button>
        <Button disabled={count === 0} onClick={onImport}>
          {t('grid.importRows', { count })}
        </Button>
      </Group>
    </>
  )
}
