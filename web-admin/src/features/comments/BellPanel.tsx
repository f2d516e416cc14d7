import { Button, Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Office } from '@flou/shared/content/offices.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { Notification } from '@flou/shared/comments.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { releasePathOf } from '../../core/offices/office.ts'
import { taskUrl, translationsPath } from '../../core/offices/translationTasks.ts'
import { isApprover } from '../../core/offices/useChangeRequestCounts.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useUser } from '../../core/session/useSession.ts'
import { bellTexts } from '../../core/texts/comments.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ChangeRows, SystemNotificationsChoice } from './ChangeRows.tsx'
import { changeKey } from './newChanges.ts'
import { threadUrl, useBell, useReadNotifications } from './useBell.ts'
import { useWaitingChanges } from './useWaitingChanges.ts'
import classes from './Bell.module.css'

interface Words {
  t: TextsOf<typeof bellTexts>
  language: Language
}

function bellText(
  { planned, reason, kind, text, at, translation }: Notification,
  { t, language }: Words,
): string {
  if (translation) return t('bell.translationText', { count: translation.count })
  if (kind === 'webhookPaused') return t('bell.webhookPausedText')
  if (planned === undefined) return reason === undefined ? text : messageText(reason, language)
  const time = `${timeText(planned, language)} WIB`
  if (kind === 'plannedLate') return t('bell.plannedLateText', { time, at: timeText(at, language) })
  const why = reason === undefined ? '' : messageText(reason, language)
  return `${t('bell.plannedText', { time })} ${why}`.trim()
}

function urlOf(office: Office, { subject, thread, release, translation }: Notification): string {
  if (release !== undefined) return releasePathOf(office, release)
  if (!translation) return threadUrl(office, subject, thread)
  const { language, count } = translation
  const own = 'owner=me'
  return count > 1 ? translationsPath(office, own) : taskUrl(office, { ...subject, language }, own)
}

function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTextsOf(bellTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { kind, by, at, subject, isRead } = notification
  return (
    <li className={classes.notification} data-unread={!isRead || undefined}>
      <Link to={urlOf(office, notification)} onClick={onOpen}>
        <strong>{t(`bell.${kind}`, { name: by.name })}</strong>: {subject.titles[language]}
        {!isRead && <span className="visuallyHidden"> ({t('bell.new')})</span>}
      </Link>
      <p>{bellText(notification, { t, language })}</p>
      <time dateTime={at}>{timeText(at, language)}</time>
    </li>
  )
}

export function BellPanel({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(bellTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useBell()
  const read = useReadNotifications()
  const waiting = useWaitingChanges()
  const isDecider = isApprover(useUser())
  const unread = data?.notifications.filter(({ isRead }) => !isRead) ?? []
  const readAll = () => {
    waiting.markRead(waiting.unread.map(({ change }) => changeKey(change)))
    if (unread.length > 0) read.mutate(unread.map(({ id }) => id))
  }
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.panel} aria-label={t('bell.title')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('bell.title')}
      </h2>
      {unread.length + waiting.unread.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={readAll}>
          {t('bell.readAll')}
        </Button>
      )}
      {error && <LoadFailure error={error} title={t('bell.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={80} />}
      {data?.notifications.length === 0 && waiting.changes.length === 0 && <p>{t('bell.none')}</p>}
      <ul>
        <ChangeRows onClose={onClose} />
        {data?.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.isRead) read.mutate([notification.id])
              onClose()
            }}
          />
        ))}
      </ul>
      {isDecider && <SystemNotificationsChoice />}
    </section>
  )
}
