import { useEffect, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Presence } from '@flou/shared/api.ts'
import { api } from '../../../session/current.ts'

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
 * Reports an open form while its tab is visible; returns a stop function. `onOthers` receives the other
 * editors.
 */
function reportPresence({ type, id }: Subject, onOthers: (others: readonly Presence[]) => void): () => void {
  const tab = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const send = (isLeaving: boolean) =>
    api<Presence[]>(STAFF_PATHS.presence(type), {
      method: 'POST',
      body: { id, tab, ...(isLeaving && { isLeaving }) },
      keepalive: isLeaving,
      isQuiet: true,
    })
  const report = async () => {
    // presence is optional: failures are ignored
    const answer = await send(false).catch(() => undefined)
    if (answer && !isStopped) onOthers(answer.data)
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

export function usePresence({ type, id }: Subject, exists: boolean): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  useEffect(() => (exists ? reportPresence({ type, id }, setOthers) : undefined), [type, id, exists])
  return others
}
