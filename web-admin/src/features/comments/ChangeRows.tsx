import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { changeRequestPath, CHANGE_REQUESTS_PATH } from '../../core/offices/office.ts'
import { timeText } from '../../core/records/timeText.ts'
import { bellTexts } from '../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { changeRequestTitle } from '../approval/queue/changeRequestWords.ts'
import { changeKey } from './newChanges.ts'
import { useSystemNotifications } from './systemNotifications.ts'
import { useWaitingChanges } from './useWaitingChanges.ts'
import classes from './Bell.module.css'

/** Changes to decide, with a link to the others. */
export function ChangeRows({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(bellTexts)
  const language = useLanguage()
  const { changes, toDecide, markRead } = useWaitingChanges()
  return (
    <>
      {changes.map(({ change, isRead }) => (
        <li key={changeKey(change)} className={classes.notification} data-unread={!isRead || undefined}>
          <Link
            to={changeRequestPath(change.id)}
            onClick={() => {
              markRead([changeKey(change)])
              onClose()
            }}
          >
            <strong>{t('shell.changeWaiting', { name: change.author.name })}</strong>:{' '}
            {changeRequestTitle(change, language)}
            {!isRead && <span className="visuallyHidden"> ({t('bell.new')})</span>}
          </Link>
          {change.message !== undefined && <p>{change.message}</p>}
          <time dateTime={change.submitted}>{timeText(change.submitted, language)}</time>
        </li>
      ))}
      {toDecide > changes.length && (
        <li className={classes.notification}>
          <Link to={CHANGE_REQUESTS_PATH} onClick={onClose}>
            {t('shell.toDecide', { count: toDecide })}
          </Link>
        </li>
      )}
    </>
  )
}

export function SystemNotificationsChoice() {
  const t = useTextsOf(bellTexts)
  const { isPossible, isOn, isRefused, choose } = useSystemNotifications()
  if (!isPossible) return null
  const confirmation = { title: t('bell.systemOn'), body: t('bell.systemHint') }
  return (
    <Checkbox
      mt="sm"
      size="sm"
      checked={isOn}
      onChange={({ currentTarget }) => void choose(currentTarget.checked, confirmation)}
      label={t('bell.system')}
      description={t('bell.systemHint')}
      error={isRefused && t('bell.systemRefused')}
    />
  )
}
