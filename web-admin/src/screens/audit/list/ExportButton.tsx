import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { AuditEntry } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Language } from '@flou/shared/locale.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { download } from '../../../content/download.ts'
import { timeText } from '../../../content/timeText.ts'
import { Dialog } from '../../../elements/Dialog.tsx'
import { Icon } from '../../../elements/Icon.tsx'
import { alertInfo, notifyError, notifySuccess } from '../../../elements/notify.ts'
import { auditLogTexts } from '../../../texts/screens/auditLog.ts'
import { useLanguage, type Translate } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { entityName, serviceName } from '../auditNames.ts'
import type { AuditFilter } from './auditFilter.ts'
import { exportLog } from './exportLog.ts'
import { auditPage, noteExport } from './useAuditLog.ts'

const PER_PAGE = 100

const headerOf = (t: Translate) => [
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

function useExport(filter: AuditFilter) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [count, setCount] = useState<number>()
  const isStopped = useRef(false)
  const run = async () => {
    await noteExport(filter)
    const { parts, count } = await exportLog({
      page: (cursor) => auditPage({ filter, cursor, perPage: PER_PAGE }),
      header: headerOf(t),
      cells: (entry) => cellsOf(entry, language),
      isStopped: () => isStopped.current,
      onProgress: setCount,
    })
    if (!parts) return alertInfo(t('audit.exportStopped', { count }))
    download(parts, `audit-log-${todayInJakarta(new Date())}.csv`)
    return notifySuccess(t('audit.exported', { count }))
  }
  const start = () => {
    isStopped.current = false
    setCount(0)
    void run()
      .catch((error: unknown) => notifyError(failureText(error)))
      .finally(() => setCount(undefined))
  }
  const stop = () => {
    isStopped.current = true
  }
  return { count, start, stop }
}

/** The log as narrowed by the filters, as a CSV file; it can be stopped on the way. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useTextsOf(auditLogTexts)
  const { count, start, stop } = useExport(filter)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" />} onClick={start}>
        {t('audit.export')}
      </Button>
      {count !== undefined && (
        <Dialog title={t('audit.exportTitle')}>
          <Group justify="space-between">
            <Text size="sm" role="status">
              {t('audit.exporting', { count })}
            </Text>
            <Button variant="default" onClick={stop} data-autofocus>
              {t('bulk.stop')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
