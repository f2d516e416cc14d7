import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { useLanguage, useText } from '../../../texts/useText.ts'
import { timeText } from '../../timeText.ts'
import classes from './Cells.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days until an instant; 0 for less than one. */
export const daysUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now.getTime()) / DAY_MS))

/** When and by whom a record was put into the trash, and how long it stays there. */
export function TrashCells({ row }: { row: ListRow }) {
  const t = useText()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const days = daysUntil(row.marks?.purgeAt ?? '', now)
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
