import type { ReactNode } from 'react'
import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useSideTexts } from './sideTexts.ts'
import classes from './Diff.module.css'

interface Props {
  as: 'added' | 'removed'
  text: ReactNode
}

/** What came or went, marked by colour and line and named to screen readers. It is shown only: no mark is part of a value. */
export function Marked({ as, text }: Props) {
  const t = useTextsOf(versionTexts)
  const texts = useSideTexts()
  const Mark = as === 'removed' ? 'del' : 'ins'
  return (
    <Mark className={classes[as]}>
      <span className="visuallyHidden"> {t(texts[as])} </span>
      {text}
    </Mark>
  )
}
