import { type ReactNode, createContext, useContext } from 'react'
import { revisionTexts, type RevisionKey } from '../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Diff.module.css'

export type SideTexts = Readonly<Record<'before' | 'after' | 'removed' | 'added', RevisionKey>>

const SideTextsContext = createContext<SideTexts>({
  before: 'diff.before',
  after: 'diff.after',
  removed: 'diff.removed',
  added: 'diff.added',
})
export const SideTextsProvider = SideTextsContext.Provider
const useSideTexts = (): SideTexts => useContext(SideTextsContext)

interface Props {
  as: 'added' | 'removed'
  text: ReactNode
}

export function Marked({ as, text }: Props) {
  const t = useTextsOf(revisionTexts)
  const texts = useSideTexts()
  const Mark = as === 'removed' ? 'del' : 'ins'
  return (
    <Mark className={classes[as]}>
      <span className="visuallyHidden"> {t(texts[as])} </span>
      {text}
    </Mark>
  )
}

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
