import { useRef, useState } from 'react'
import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { download } from '../../../lists/export/files.ts'
import { alertInfo, notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { auditCheckTexts } from '../../../core/texts/audit.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { readExport, readReports, type DayRange } from './auditCheckPages.ts'

export type AuditCheckTask = { kind: 'verify' } | { kind: 'export'; day: string }

const pageOf =
  <T>(path: string, range: DayRange) =>
  (cursor: string) =>
    api<T>(`${path}?${new URLSearchParams({ ...range, cursor }).toString()}`)

const recordExport = (range: DayRange) =>
  api(STAFF_PATHS.auditExport, {
    method: 'POST',
    body: { ...range, format: 'trail' },
    idempotencyKey: crypto.randomUUID(),
  })

/** Runs one stoppable multi-call task and shows its failure. */
function useStoppableTask() {
  const failureText = useFailureText()
  const [task, setTask] = useState<AuditCheckTask>()
  const stopped = useRef(false)
  const start = (newTask: AuditCheckTask, run: () => Promise<void>) => {
    stopped.current = false
    setTask(newTask)
    void run()
      .catch((error: unknown) => notifyError(failureText(error)))
      .finally(() => setTask(undefined))
  }
  const stop = () => {
    stopped.current = true
  }
  return { task, setTask, start, stop, isStopped: () => stopped.current }
}

export function useAuditCheck(range: DayRange) {
  const t = useTextsOf(auditCheckTexts)
  const { task, setTask, start, stop, isStopped } = useStoppableTask()
  const [reports, setReports] = useState<readonly DayReport[]>([])
  const [isWhole, setIsWhole] = useState(false)
  const verify = () =>
    start({ kind: 'verify' }, async () => {
      setReports([])
      setIsWhole(false)
      const page = pageOf<DayReport[]>(STAFF_PATHS.auditVerify, range)
      setIsWhole(await readReports({ page, isStopped }, setReports))
    })
  const exportFile = () =>
    start({ kind: 'export', day: range.from }, async () => {
      await recordExport(range)
      const page = pageOf<string>(STAFF_PATHS.auditChainExport, range)
      const chunks = await readExport({ page, isStopped }, (day) => setTask({ kind: 'export', day }))
      if (!chunks) return alertInfo(t('trail.stopped'))
      download(chunks, `audit-trail-${range.from}-${range.to}.jsonl`, 'application/x-ndjson')
      return notifySuccess(t('trail.exported'))
    })
  return { task, reports, isWhole, verify, exportFile, stop }
}
