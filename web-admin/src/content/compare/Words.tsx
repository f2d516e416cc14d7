import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { wordsDiff } from './diff/wordsDiff.ts'
import { useSideTexts } from './sideTexts.ts'
import classes from './Diff.module.css'

/** How one text became another: what went and what came are marked, and named to screen readers. */
export function Words({ before, after }: { before: string; after: string }) {
  const t = useTextsOf(versionTexts)
  const texts = useSideTexts()
  return wordsDiff(before, after).map(({ kind, text, at }) => {
    if (kind === 'same') return <span key={at}>{text}</span>
    const Mark = kind === 'removed' ? 'del' : 'ins'
    return (
      <Mark key={at} className={classes[kind]}>
        <span className="visuallyHidden"> {t(texts[kind])} </span>
        {text}
      </Mark>
    )
  })
}
