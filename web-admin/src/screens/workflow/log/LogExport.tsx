import type { Language } from '@flou/shared/locale.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { ExportButtons, type ExportFormat } from '../../../content/export/ExportButtons.tsx'
import type { FileFormat } from '../../../content/export/exportPages.ts'
import { csvFormat, jsonFormat } from '../../../content/export/formats.ts'
import { useExport } from '../../../content/export/useExport.ts'
import { timeText } from '../../../content/timeText.ts'
import { entityName, serviceName } from '../../../offices/areaNames.ts'
import { workflowLogTexts } from '../../../texts/screens/workflowLog.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../../texts/useTextsOf.ts'
import { kindText, titleOfChange } from '../words.ts'
import type { LogFilter } from './logFilter.ts'
import { logPage, noteLogExport } from './useLog.ts'

const PER_PAGE = 100
type LogText = TextsOf<keyof typeof workflowLogTexts>

const headerOf = (t: LogText) => [
  t('decisions.decided'),
  'UTC',
  t('decisions.what'),
  t('decisions.kind'),
  t('decisions.type'),
  'ID',
  t('decisions.area'),
  t('decisions.author'),
  t('decisions.submitted'),
  t('decisions.outcome'),
  t('decisions.decider'),
  t('decisions.reason'),
]

function cellsOf(change: ChangeRow, t: LogText, language: Language) {
  const { decided = change.updated, type, recordId, area, author, submitted, status } = change
  return [
    timeText(decided, language),
    decided,
    titleOfChange(change, language),
    kindText(change, t),
    entityName(type, language),
    recordId,
    serviceName(area, language),
    author.name,
    submitted,
    status === 0 ? '' : t(`change.status.${status}`),
    change.decidedBy?.name ?? '',
    change.reason ?? '',
  ]
}

/** Decisions as narrowed by the filters, as a file for spreadsheets or for programs. */
export function LogExport({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(workflowLogTexts)
  const language = useLanguage()
  const exporting = useExport()
  const formats: Record<ExportFormat, FileFormat<ChangeRow>> = {
    csv: csvFormat({ header: headerOf(t), cells: (change) => cellsOf(change, t, language) }, language),
    json: jsonFormat((change) => change),
  }
  const start = (name: ExportFormat) =>
    exporting.start({
      name: 'decisions',
      format: formats[name],
      note: () => noteLogExport(filter, name),
      page: (cursor) => logPage({ filter, cursor, perPage: PER_PAGE }),
    })
  return (
    <ExportButtons
      title={t('decisions.exportTitle')}
      export={exporting}
      formats={['csv', 'json']}
      onStart={start}
    />
  )
}
