import { callsUnderWay } from '../session/current.ts'
import { useStore } from '../state/useStore.ts'
import classes from './AppLayout.module.css'

/** The older office's thin bar while a call runs; the delay in its style spares quick ones. */
export function LoadingBar() {
  const isBusy = useStore(callsUnderWay) > 0
  return <div className={classes.loadingBar} data-busy={isBusy || undefined} aria-hidden="true" />
}
