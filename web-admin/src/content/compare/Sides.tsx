import type { ReactNode } from 'react'
import { revisionTexts } from '../../texts/editorDialogs.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { useSideTexts } from './sideTexts.ts'
import classes from './Diff.module.css'

export function Sides({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useTextsOf(revisionTexts)
  const texts = useSideTexts()
  const empty = <span className={classes['note']}>{t('diff.empty')}</span>
  return (
    <dl className={classes['sides']}>
      <div>
        <dt>{t(texts.before)}</dt>
        <dd>{before || empty}</dd>
      </div>
      <div>
        <dt>{t(texts.after)}</dt>
        <dd>{after || empty}</dd>
      </div>
    </dl>
  )
}
