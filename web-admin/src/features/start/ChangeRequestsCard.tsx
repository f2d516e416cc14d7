import { Link } from 'react-router'
import {
  isApprover,
  canRequestApproval,
  QUEUE_URL,
  useChangeRequestCounts,
} from '../../core/offices/useChangeRequestCounts.ts'
import { useUser } from '../../core/session/useSession.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

export function ChangeRequestsCard() {
  const t = useTextsOf(startTexts)
  const user = useUser()
  const counts = useChangeRequestCounts()
  const approves = isApprover(user)
  if (!approves && !canRequestApproval(user)) return null
  const rows = [
    ...(approves ? [{ to: QUEUE_URL, name: 'start.toDecide', count: counts?.toDecide } as const] : []),
    {
      to: approves ? `${QUEUE_URL}?view=mine` : QUEUE_URL,
      name: 'start.ownChanges',
      count: counts?.own,
    } as const,
  ]
  return (
    <Card title={t('start.changes')}>
      <ul className={classes.rows}>
        {rows.map(({ to, name, count }) => (
          <li key={name} className={classes.row}>
            <Link to={to}>{t(name)}</Link>
            <span className={classes.number}>{count ?? '…'}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
