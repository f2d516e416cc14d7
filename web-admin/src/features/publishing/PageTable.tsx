import { Button } from '@mantine/core'
import type { PageRow } from '@flou/shared/publishing/publishing.ts'
import { durationText, timeText } from '../../core/records/timeText.ts'
import { LivePages } from '../../editor/view/head/PublishDetails.tsx'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import { publishingTexts } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import classes from './PageTable.module.css'
import report from './Report.module.css'

interface Props {
  rows: readonly PageRow[]
  isStale: boolean
  onRender: (path: string) => void
}

function RenderState({ row }: { row: PageRow }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  if (row.error === undefined) return <span className={report.state}>{t('publishing.fine')}</span>
  const time = timeText(row.failedAt ?? '', language)
  return (
    <>
      <span className={report.state} data-tone="failed">
        {t('publishing.failed')}
      </span>
      <p className={classes.reason}>{row.error}</p>
      <span className={table.sub}>
        {t(row.languages.length > 0 ? 'publishing.failedSince' : 'publishing.failedNew', { time })}
      </span>
    </>
  )
}

function Row({ row, onRender }: { row: PageRow; onRender: Props['onRender'] }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { path, published, ms, languages } = row
  return (
    <tr>
      <th scope="row">
        <code className={report.path}>{path}</code>
      </th>
      <td>
        <RenderState row={row} />
      </td>
      <td>
        <LivePages path={path} languages={languages} />
      </td>
      <td className={classes.time}>{published === '' ? '–' : timeText(published, language)}</td>
      <td className={classes.time}>{ms === 0 ? '–' : durationText(ms, language, t)}</td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('publishing.renderOf', { path })}
          onClick={() => onRender(path)}
        >
          {t('publishing.render')}
        </Button>
      </td>
    </tr>
  )
}

const COLUMNS = ['page', 'state', 'languages', 'published', 'ms', 'actions'] as const

export function PageTable({ rows, isStale, onRender }: Props) {
  const t = useTextsOf(publishingTexts)
  return (
    <Table
      label={t('publishing.pages')}
      columns={COLUMNS.map((name) => t(`publishing.${name}`))}
      isStale={isStale}
      phone="scroll"
      className={report.rows}
    >
      {rows.map((row) => (
        <Row key={row.path} row={row} onRender={onRender} />
      ))}
    </Table>
  )
}
