import { useEffect, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Presence } from '@flou/shared/api.ts'
import { api } from '../../../session/current.ts'

/** Half of what the server waits for: one report may go missing. */
const REPORT_MS = 25_000
/** The form's own needs come first. */
const FIRST_REPORT_MS = 1_500

interface Subject {
  /** Key of the content type. */
  type: string
  /** 0 for a section. */
  id: number
}

/** Reports an open form while its tab is in view. `tell` gets who else has the same record open. */
export function reportPresence(
  { type, id }: Subject,
  tell: (others: readonly Presence[]) => void,
): () => void {
  const tab = crypto.randomUUID()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const send = (isLeaving: boolean) =>
    api<Presence[]>(STAFF_PATHS.presence(type), {
      method: 'POST',
      body: { id, tab, ...(isLeaving && { isLeaving }) },
      keepalive: isLeaving,
      isQuiet: true,
    })
  const report = async () => {
    // who else is there is good to know; not knowing it is no failure worth a word
    const answer = await send(false).catch(() => undefined)
    if (answer && !isGone) tell(answer.data)
    if (!isGone) timer = setTimeout(() => void report(), REPORT_MS)
  }
  const pause = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') void report()
  }
  const leave = () => void send(true).catch(() => undefined)
  timer = setTimeout(() => void report(), FIRST_REPORT_MS)
  document.addEventListener('visibilitychange', pause)
  window.addEventListener('pagehide', leave)
  return () => {
    isGone = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', pause)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}

/** Who else has the record of this form open; nobody for a record that does not exist yet. */
export function usePresence({ type, id }: Subject, exists: boolean): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  useEffect(() => (exists ? reportPresence({ type, id }, setOthers) : undefined), [type, id, exists])
  return others
}
