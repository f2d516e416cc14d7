import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PAGE_MISSING } from '../../missingScript.ts'
import styles from './ConnectionNotice.module.css'

/** How long a passing notice stays (spec §9), in milliseconds. */
const NOTICE_MS = 4000

type Connection = 'unchanged' | 'offline' | 'online' | 'pageMissing'

/** Whether the browser has a network, from its own events, or a page did not come; silent until then. */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('unchanged')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: Connection) => {
      clearTimeout(timer)
      setConnection(next)
      if (next !== 'offline') timer = setTimeout(() => setConnection('unchanged'), NOTICE_MS)
    }
    const tell = () => show(navigator.onLine ? 'online' : 'offline')
    const onMissing = () => show('pageMissing')
    if (!navigator.onLine) tell()
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    document.addEventListener(PAGE_MISSING, onMissing)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
      document.removeEventListener(PAGE_MISSING, onMissing)
    }
  }, [])
  return connection
}

/** Says when the connection is lost, when it is back, and when a page does not come; a screen reader hears it when it is at rest. */
export function ConnectionNotice() {
  const { t } = useTranslation()
  const connection = useConnection()
  return (
    <div role="status" className={styles['region']}>
      {connection !== 'unchanged' && (
        <p className={styles['notice']} data-connection={connection}>
          {t(connection)}
        </p>
      )}
    </div>
  )
}
