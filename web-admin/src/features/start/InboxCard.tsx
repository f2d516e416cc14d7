import { Link } from 'react-router'
import { INBOX_PATH } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { canReadInbox } from '../../core/offices/useUnread.ts'
import { useUser } from '../../core/session/useSession.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useInboxCounts } from '../inbox/all/useAllInbox.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

function Counts() {
  const t = useTextsOf(startTexts)
  const { office } = useOffice()
  const { data } = useInboxCounts()
  const rows = [
    { view: 'mine', name: 'start.inboxMine', count: data?.mine },
    { view: 'due', name: 'start.inboxOverdue', count: data?.overdue },
  ] as const
  return (
    <Card
      title={t('shell.inbox')}
      actions={<Link to={`/${office}/${INBOX_PATH}`}>{t('start.inboxAll')}</Link>}
    >
      <ul className={classes.rows}>
        {rows.map(({ view, name, count }) => (
          <li key={view} className={classes.row}>
            <Link to={`/${office}/${INBOX_PATH}?view=${view}`}>{t(name)}</Link>
            <span className={classes.number}>{count ?? '…'}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function InboxCard() {
  const { permissions } = useUser()
  return canReadInbox(permissions) ? <Counts /> : null
}
