import { useEffect, useState } from 'react'
import type { PresenceReport } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { api } from '../../core/session/current.ts'
import type { FormHandle } from '../../fields/form/FormContext.ts'

/** Half of the server's timeout, so that one report may be lost. */
const REPORT_MS = 25_000
/** Delay that lets the form's own requests go first. */
const FIRST_REPORT_MS = 1_500

interface Subject {
  type: string
  /** 0 for a section. */
  id: number
}

/**
 * Reports an open form while its tab is visible; returns a stop function. `onReport` receives the answers.
 */
function reportPresence({ type, id }: Subject, onReport: (report: PresenceReport) => void): () => void {
  const tab = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const send = (isLeaving: boolean) =>
    api<PresenceReport>(STAFF_PATHS.presence(type), {
      method: 'POST',
      body: { id, tab, ...(isLeaving && { isLeaving }) },
      keepalive: isLeaving,
      isQuiet: true,
    })
  const report = async () => {
    // presence is optional: failures are ignored
    const answer = await send(false).catch(() => undefined)
    if (answer && !isStopped) onReport(answer.data)
    if (!isStopped) timer = setTimeout(() => void report(), REPORT_MS)
  }
  const pause = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') void report()
  }
  const reportLeaving = () => void send(true).catch(() => undefined)
  timer = setTimeout(() => void report(), FIRST_REPORT_MS)
  document.addEventListener('visibilitychange', pause)
  window.addEventListener('pagehide', reportLeaving)
  return () => {
    isStopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', pause)
    window.removeEventListener('pagehide', reportLeaving)
    reportLeaving()
  }
}

/** Reports an open form; returns other open forms and the latest save, as of at most 25 s ago. */
export function usePresence({ type, id, mode }: FormHandle): PresenceReport {
  const [report, setReport] = useState<PresenceReport>({ others: [] })
  const [key, subject] = [type.key, type.single ? 0 : id]
  const exists = mode === 'update'
  useEffect(
    () => (exists ? reportPresence({ type: key, id: subject }, setReport) : undefined),
    [key, subject, exists],
  )
  return report
}
