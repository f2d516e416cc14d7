import { useText } from '../texts/useText.ts'
import { useUser } from '../session/useSession.ts'
import { isApprover, QUEUE_URL, useChangeCounts } from '../offices/useChangeCounts.ts'
import classes from './Sidebar.module.css'

/** Beside the entry of open changes: how many wait for the reader to decide, or are their own where they decide none. */
export function ChangeCount({ url }: { url: string }) {
  return url === QUEUE_URL ? <Count /> : null
}

function Count() {
  const t = useText()
  const approves = isApprover(useUser())
  const counts = useChangeCounts()
  const count = (approves ? counts?.toDecide : counts?.own) ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visuallyHidden">{t(approves ? 'shell.toDecide' : 'shell.ownChanges', { count })}</span>
    </span>
  )
}
