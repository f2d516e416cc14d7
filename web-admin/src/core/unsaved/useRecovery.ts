import { useEffect, useState } from 'react'
import { useUser } from '../session/useSession.ts'
import { beforeUpdates } from './hotUpdates.ts'
import { browserStore } from './browserStore.ts'
import { createRecovery, type Recovery } from './recovery.ts'

/** Recovery of the mounted form; flushed when the page is hidden. */
export function useRecovery(subject: string): Recovery {
  const { id } = useUser()
  const [recovery] = useState(() =>
    createRecovery({ store: browserStore, person: id, record: subject, id: crypto.randomUUID() }),
  )
  useEffect(() => {
    const flush = () => void recovery.flush()
    const stop = beforeUpdates(flush)
    window.addEventListener('pagehide', recovery.flushNow)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', recovery.flushNow)
      document.removeEventListener('visibilitychange', flush)
      stop()
      flush()
    }
  }, [recovery])
  return recovery
}
