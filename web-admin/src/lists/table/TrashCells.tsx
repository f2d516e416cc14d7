import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import classes from '../../fields/Cells.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns whole days until an instant, at least 0. */
const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / DAY_MS))

export function TrashCells({ row }: { row: ListRow }) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const days = daysUntil(row.listStates?.purgeAt ?? '', now)
  return (
    <>
      <td className={classes.updated} data-label={t('list.deleted')}>
        {timeText(row.updated, language)}
        <span className={classes.other}>{t('list.deletedBy', { name: row.updatedBy })}</span>
      </td>
      <td className={classes.updated} data-label={t('list.daysLeft')}>
        {days > 0 ? t('list.days', { count: days }) : t('list.lastDay')}
      </td>
    </>
  )
}
