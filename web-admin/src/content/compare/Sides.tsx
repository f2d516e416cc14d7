import type { ReactNode } from 'react'
import { useText } from '../../texts/useText.ts'
import classes from './Diff.module.css'

/** Two values that have nothing in common to be marked: one beside the other. */
export function Sides({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useText()
  const empty = <span className={classes['note']}>{t('diff.empty')}</span>
  return (
    <dl className={classes['sides']}>
      <div>
        <dt>{t('diff.before')}</dt>
        <dd>{before || empty}</dd>
      </div>
      <div>
        <dt>{t('diff.after')}</dt>
        <dd>{after || empty}</dd>
      </div>
    </dl>
  )
}
