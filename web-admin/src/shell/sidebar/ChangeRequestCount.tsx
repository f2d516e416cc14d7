import { useText } from '../../core/texts/useText.ts'
import { useUser } from '../../core/session/useSession.ts'
import { isApprover, QUEUE_URL, useChangeRequestCounts } from '../../core/offices/useChangeRequestCounts.ts'
import classes from './Sidebar.module.css'

export function ChangeRequestCount({ url }: { url: string }) {
  return url === QUEUE_URL ? <Count /> : null
}

function Count() {
  const t = useText()
  const approves = isApprover(useUser())
  const counts = useChangeRequestCounts()
  const count = (approves ? counts?.toDecide : counts?.own) ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visuallyHidden">{t(approves ? 'shell.toDecide' : 'shell.ownChanges', { count })}</span>
    </span>
  )
}
