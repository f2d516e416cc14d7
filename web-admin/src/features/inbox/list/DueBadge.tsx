import { useState } from 'react'
import { dueOf, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { relativeText, timeText } from '../../../core/records/timeText.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

const DAY_MS = 86_400_000

/** Legal deadline of a data request: 3 × 24 hours, until answered or done. */
export function DueBadge({ row }: { row: Pick<SubmissionRow, 'created' | 'completed'> }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const due = dueOf(row)
  const [now] = useState(() => new Date())
  if (row.completed !== undefined) {
    const isLate = Date.parse(row.completed) > due.getTime()
    return <Badge tone={isLate ? 'bad' : undefined}>{t(isLate ? 'inbox.late' : 'inbox.inTime')}</Badge>
  }
  const remainingMs = due.getTime() - now.getTime()
  const soon = remainingMs < DAY_MS ? 'soon' : undefined
  const urgency = remainingMs < 0 ? 'bad' : soon
  return (
    <time dateTime={due.toISOString()} title={timeText(due.toISOString(), language)}>
      <Badge tone={urgency}>
        {remainingMs < 0 ? t('inbox.overdue') : relativeText(due.toISOString(), language, now)}
      </Badge>
    </time>
  )
}
