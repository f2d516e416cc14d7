import type { Language } from '@flou/shared/locale.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ExportButtons, type ExportFormat } from '../../../lists/export/ExportButtons.tsx'
import type { FileFormat } from '../../../lists/export/exportPages.ts'
import { csvFormat, jsonFormat } from '../../../lists/export/formats.ts'
import { useExport } from '../../../lists/export/useExport.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { entityName, serviceName } from '../../../core/offices/areaNames.ts'
import { approvalLogTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../../core/texts/useText.ts'
import { kindText, changeRequestTitle } from '../queue/changeRequestWords.ts'
import type { LogFilter } from './logFilter.ts'
import { logPage, recordLogExport } from './useLog.ts'

const PER_PAGE = 100
type LogText = TextsOf<typeof approvalLogTexts>

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

function cellsOf(changeRequest: ChangeRequestRow, t: LogText, language: Language) {
  const { decided = changeRequest.updated, type, recordId, area, author, submitted, status } = changeRequest
  return [
    timeText(decided, language),
    decided,
    changeRequestTitle(changeRequest, language),
    kindText(changeRequest, t),
    entityName(type, language),
    recordId,
    serviceName(area, language),
    author.name,
    submitted,
    status === 0 ? '' : t(`change.status.${status}`),
    changeRequest.decidedBy?.name ?? '',
    changeRequest.reason ?? '',
  ]
}

export function LogExport({ filter }: { filter: LogFilter }) {
  const t = useTextsOf(approvalLogTexts)
  const language = useLanguage()
  const exporting = useExport()
  const formats: Record<ExportFormat, FileFormat<ChangeRequestRow>> = {
    csv: csvFormat(
      { header: headerOf(t), cells: (changeRequest) => cellsOf(changeRequest, t, language) },
      language,
    ),
    json: jsonFormat((changeRequest) => changeRequest),
  }
  const start = (name: ExportFormat) =>
    exporting.start({
      name: 'decisions',
      format: formats[name],
      writeAuditEntry: () => recordLogExport(filter, name),
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
