import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { ExportButtons } from '../../lists/export/ExportButtons.tsx'
import { csvFormat } from '../../lists/export/formats.ts'
import { useExport } from '../../lists/export/useExport.ts'
import { timeText } from '../../core/records/timeText.ts'
import { entityName, serviceName } from '../../core/offices/areaNames.ts'
import { auditLogTexts } from '../../core/texts/audit.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import { type AuditFilter, auditPage, recordExport } from './useAuditLog.ts'

const PER_PAGE = 100

const headerOf = (t: TextsOf<typeof auditLogTexts>) => [
  t('audit.time'),
  'UTC',
  t('audit.person'),
  t('audit.jobTitle'),
  t('audit.action'),
  t('audit.entity'),
  'ID',
  t('audit.service'),
  t('audit.method'),
]

const cellsOf = (entry: AuditEntry, language: Language) => [
  timeText(entry.created, language),
  entry.created,
  entry.account.fullName,
  entry.account.title,
  entry.action,
  entityName(entry.entity, language),
  entry.entityId,
  serviceName(entry.service, language),
  entry.method,
]

export function AuditExport({ filter }: { filter: AuditFilter }) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const exporting = useExport()
  const start = () =>
    exporting.start({
      name: 'audit-log',
      format: csvFormat<AuditEntry>(
        { header: headerOf(t), cells: (entry) => cellsOf(entry, language) },
        language,
      ),
      writeAuditEntry: () => recordExport(filter),
      page: (cursor) => auditPage({ filter, cursor, perPage: PER_PAGE }),
    })
  return <ExportButtons title={t('audit.exportTitle')} export={exporting} formats={['csv']} onStart={start} />
}
