import { Button } from '@mantine/core'
import type { ErasureReport } from '@flou/shared/inbox/personalData.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Table } from '../../../ui/table/Table.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from '../../../ui/table/Table.module.css'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { countOf } from './useErasures.ts'
import { saveJson, useErasureReports } from './usePersonData.ts'

function ErasureReportRow({ report }: { report: ErasureReport }) {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  const { id, begun, finished, by, requestedBy, reason, hash } = report
  return (
    <tr>
      <td className={classes.what}>
        <strong>{timeText(begun, language)}</strong>
        <span className={classes.sub}>{reason}</span>
      </td>
      <td data-label={t('desk.by')}>
        {by.name}
        {requestedBy && (
          <span className={classes.sub}>{t('desk.askedByName', { name: requestedBy.name })}</span>
        )}
      </td>
      <td data-label={t('desk.count')}>
        {countOf(report)} {finished === undefined && t('desk.unfinished')}
      </td>
      <td data-label={t('desk.hash')}>
        <code>{hash?.slice(0, 12)}</code>
      </td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('desk.downloadOf', { id })}
          onClick={() => saveJson(report, `erasure-${id}`)}
        >
          {t('desk.download')}
        </Button>
      </td>
    </tr>
  )
}

/** Erasure reports, each with its proof hash. */
export function ErasureReports() {
  const t = useTextsOf(personalDataTexts)
  const { data, error } = useErasureReports()
  const columns = ['receipt', 'by', 'count', 'hash', 'download'] as const
  return (
    <Card title={t('desk.receipts')}>
      <LoadFailure error={error} />
      {data?.length === 0 && <FieldHint>{t('desk.receiptsNone')}</FieldHint>}
      {data && data.length > 0 && (
        <Table label={t('desk.receipts')} columns={columns.map((name) => t(`desk.${name}`))}>
          {data.map((report) => (
            <ErasureReportRow key={report.id} report={report} />
          ))}
        </Table>
      )}
    </Card>
  )
}
