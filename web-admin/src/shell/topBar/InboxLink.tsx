import { Link } from 'react-router'
import { MAX_COUNTED } from '@flou/shared/inbox/inbox.ts'
import { INBOX_PATH } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { canReadInbox, useUnread } from '../../core/offices/useUnread.ts'
import { useUser } from '../../core/session/useSession.ts'
import { useText } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import classes from './TopBar.module.css'

export function InboxLink() {
  const t = useText()
  const { office } = useOffice()
  const { permissions } = useUser()
  const counts = useUnread()
  if (!canReadInbox(permissions)) return null
  const count = Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)
  const countText = count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
  return (
    <Link to={`/${office}/${INBOX_PATH}`} className={`${classes.tool} ${classes.inbox}`}>
      <Icon name="contact" />
      <span>{t('shell.inbox')}</span>
      {count > 0 && (
        <>
          <b className={classes.unread} aria-hidden="true">
            {countText}
          </b>
          <span className="visuallyHidden">{t('shell.unread', { count: countText })}</span>
        </>
      )}
    </Link>
  )
}
