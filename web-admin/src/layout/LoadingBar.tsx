import { pendingCalls } from '../session/current.ts'
import { useStore } from '../state/useStore.ts'
import classes from './AppLayout.module.css'

/** Loading bar of the older office; CSS delays it for quick calls. */
export function LoadingBar() {
  const isBusy = useStore(pendingCalls) > 0
  return <div className={classes.loadingBar} data-busy={isBusy || undefined} aria-hidden="true" />
}
