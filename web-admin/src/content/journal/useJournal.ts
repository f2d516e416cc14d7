import { useEffect, useState } from 'react'
import { useUser } from '../../session/useSession.ts'
import { browserStore } from './browserStore.ts'
import { createJournal, type Journal } from './journal.ts'

/** The journal of the form on the screen; `subject` names its record. What is noted is written when the page goes away. */
export function useJournal(subject: string): Journal {
  const { id } = useUser()
  const [journal] = useState(() =>
    createJournal({ store: browserStore, person: id, record: subject, id: crypto.randomUUID() }),
  )
  useEffect(() => {
    const flush = () => void journal.flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [journal])
  return journal
}
