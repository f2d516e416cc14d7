import { useEffect, useState } from 'react'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PAGE_MISSING } from '../../missingScript.ts'
import styles from './ConnectionToast.module.css'

const TOAST_MS = 4000

type Connection = 'unchanged' | 'offline' | 'online' | 'pageMissing'

function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('unchanged')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: Connection) => {
      clearTimeout(timer)
      setConnection(next)
      if (next !== 'offline') timer = setTimeout(() => setConnection('unchanged'), TOAST_MS)
    }
    const onConnectionEvent = () => show(navigator.onLine ? 'online' : 'offline')
    const onMissing = () => show('pageMissing')
    if (!navigator.onLine) onConnectionEvent()
    window.addEventListener('online', onConnectionEvent)
    window.addEventListener('offline', onConnectionEvent)
    document.addEventListener(PAGE_MISSING, onMissing)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', onConnectionEvent)
      window.removeEventListener('offline', onConnectionEvent)
      document.removeEventListener(PAGE_MISSING, onMissing)
    }
  }, [])
  return connection
}

export function ConnectionToast() {
  const { t } = useTexts(shellTexts)
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
