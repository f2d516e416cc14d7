import type { ReactNode } from 'react'
import { revisionTexts } from '../../texts/editorDialogs.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { useSideTexts } from './sideTexts.ts'
import classes from './Diff.module.css'

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
