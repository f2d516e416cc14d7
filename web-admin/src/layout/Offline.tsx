import { useSyncExternalStore } from 'react'
import { useText } from '../texts/useText.ts'
import { Icon } from '../elements/Icon.tsx'
import classes from './Offline.module.css'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function Offline() {
  const t = useText()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          <Icon name="warning" /> {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
