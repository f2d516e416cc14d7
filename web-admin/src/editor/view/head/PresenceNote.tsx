import { Icon } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { clockText } from '../../../core/records/timeText.ts'
import classes from './PresenceNote.module.css'
import { useEffect, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Presence } from '@flou/shared/api.ts'
import { api } from '../../../core/session/current.ts'

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

function usePresence({ type, id }: Subject, exists: boolean): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  useEffect(() => (exists ? reportPresence({ type, id }, setOthers) : undefined), [type, id, exists])
  return others
}

export function PresenceNote() {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const { type, id, mode } = useFormHandle()
  const others = usePresence({ type: type.key, id: type.single ? 0 : id }, mode === 'update')
  const people = new Map(others.filter(({ isSelf }) => !isSelf).map((one) => [one.id, one]))
  const notes = [...people.values()].map(({ name, since }) =>
    t('edit.alsoEditing', { name, time: clockText(since, language) }),
  )
  if (others.some(({ isSelf }) => isSelf)) notes.push(t('edit.ownTab'))
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note}>
          <Icon name="user" size={15} /> {note}
        </p>
      ))}
    </div>
  )
}
