import { useState } from 'react'
import { Link } from 'react-router'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { dateText } from '../../core/records/timeText.ts'
import { bellTexts } from '../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { threadUrl, useBell } from './useBell.ts'

/** Open tasks of the user, soonest first; absent without any. */
export function TasksCard({ classes }: { classes: Readonly<Record<string, string>> }) {
  const t = useTextsOf(bellTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { data } = useBell()
  const [today] = useState(() => todayInJakarta(new Date()))
  if (!data || data.tasks.length === 0) return null
  return (
    <Card title={t('bell.tasks')}>
      <ul className={classes['rows']}>
        {data.tasks.map(({ subject, thread, text, by, due }) => (
          <li key={thread} className={classes['row']}>
            <Link to={threadUrl(office, subject, thread)}>{text}</Link>
            {due !== undefined && due < today && <Badge tone="bad">{t('bell.overdue')}</Badge>}
            <span className={classes['notes']}>
              {[
                subject.titles[language],
                by.name,
                ...(due === undefined ? [] : [t('bell.due', { day: dateText(due, language) })]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
