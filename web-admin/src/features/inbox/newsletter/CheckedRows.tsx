import { Button, Group } from '@mantine/core'
import { IMPORT_OUTCOMES } from '@flou/shared/forms/newsletter.ts'
import { Table } from '../../../ui/table/Table.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { isImported, type CheckedRow } from './useImport.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'

/** Maximum rows shown; counts include all. */
const MAX_ROWS = 200

const COLUMNS = ['line', 'email', 'language', 'result'] as const

interface Props {
  rows: readonly CheckedRow[]
  isImporting: boolean
  onBack: () => void
  onImport: () => void
}

export function CheckedRows({ rows, isImporting, onBack, onImport }: Props) {
  const t = useTextsOf(newsletterTexts)
  const countOf = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  const importCount = rows.filter(isImported).length
  return (
    <>
      <div role="status">
        <ul>
          {IMPORT_OUTCOMES.filter((outcome) => countOf(outcome) > 0).map((outcome) => (
            <li key={outcome}>
              {t(`newsletter.outcome.${outcome}`)}: {countOf(outcome)}
            </li>
          ))}
        </ul>
      </div>
      <Table label={t('newsletter.result')} columns={COLUMNS.map((name) => t(`newsletter.${name}`))}>
        {rows.slice(0, MAX_ROWS).map(({ line, email, language, outcome }) => (
          <tr key={line}>
            <td data-label={t('newsletter.line')}>{line}</td>
            <td data-label={t('newsletter.email')}>{email}</td>
            <td data-label={t('newsletter.language')}>{language}</td>
            <td data-label={t('newsletter.result')}>{t(`newsletter.outcome.${outcome}`)}</td>
          </tr>
        ))}
      </Table>
      {rows.length > MAX_ROWS && <FieldHint>{t('newsletter.mostShown', { count: MAX_ROWS })}</FieldHint>}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onBack}>
          {t('newsletter.again')}
        </Button>
        <Button disabled={importCount === 0} loading={isImporting} onClick={onImport} data-autofocus>
          {t('newsletter.importRows', { count: importCount })}
        </Button>
      </Group>
    </>
  )
}
