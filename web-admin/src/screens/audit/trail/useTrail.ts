import { useRef, useState } from 'react'
import type { DayReport } from '@flou/shared/auditTrail.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { download } from '../../../content/export/download.ts'
import { alertInfo, notifyError, notifySuccess } from '../../../elements/notify.ts'
import { api } from '../../../session/current.ts'
import { auditTrailTexts } from '../../../texts/screens/auditTrail.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { readExport, readReports, type DayRange } from './readTrail.ts'

/** What is under way; one at a time. */
export type TrailWork = { kind: 'verify' } | { kind: 'export'; day: string }

const pageOf =
  <T>(path: string, range: DayRange) =>
  (cursor: string) =>
    api<T>(`${path}?${new URLSearchParams({ ...range, cursor }).toString()}`)

/** Says in the log that the trail is exported, before the first line leaves. */
const noteExport = (range: DayRange) =>
  api(STAFF_PATHS.auditExport, {
    method: 'POST',
    body: { ...range, format: 'trail' },
    idempotencyKey: crypto.randomUUID(),
  })

/** Work that takes many calls and can be stopped between two; a failure is shown. */
function useWork() {
  const failureText = useFailureText()
  const [work, setWork] = useState<TrailWork>()
  const stopped = useRef(false)
  const start = (begun: TrailWork, run: () => Promise<void>) => {
    stopped.current = false
    setWork(begun)
    void run()
      .catch((error: unknown) => notifyError(failureText(error)))
      .finally(() => setWork(undefined))
  }
  const stop = () => {
    stopped.current = true
  }
  return { work, setWork, start, stop, isStopped: () => stopped.current }
}

/** Checks days of the trail or exports them, call by call. */
export function useTrail(range: DayRange) {
  const t = useTextsOf(auditTrailTexts)
  const { work, setWork, start, stop, isStopped } = useWork()
  const [reports, setReports] = useState<readonly DayReport[]>([])
  /** Whether the reports are those of a check that came to its end. */
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
      await noteExport(range)
      const page = pageOf<string>(STAFF_PATHS.auditTrail, range)
      const parts = await readExport({ page, isStopped }, (day) => setWork({ kind: 'export', day }))
      if (!parts) return alertInfo(t('trail.stopped'))
      download(parts, `audit-trail-${range.from}-${range.to}.jsonl`, 'application/x-ndjson')
      return notifySuccess(t('trail.exported'))
    })
  return { work, reports, isWhole, verify, exportFile, stop }
}
