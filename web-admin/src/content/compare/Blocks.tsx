import { useMemo, type ReactNode } from 'react'
import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { formattedText } from '../fields/richText/formattedText.tsx'
import { sequenceDiff } from './diff/sequenceDiff.ts'
import { Words } from './Words.tsx'
import { useSideTexts } from './sideTexts.ts'
import classes from './Diff.module.css'

interface Block {
  html: string
  text: string
}

/** Paragraphs, headings, lists … of a formatted text, one by one. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.children].map((element) => ({ html: element.outerHTML, text: element.textContent ?? '' }))
}

type Step =
  | { kind: 'same'; count: number }
  | { kind: 'added' | 'removed'; block: Block }
  | { kind: 'changed'; before: Block; after: Block }

/** Runs of blocks; what went next to what came is one block that has changed. */
function stepsOf(before: string, after: string): Step[] {
  const runs = sequenceDiff(blocksOf(before), blocksOf(after), (one, other) => one.html === other.html)
  return runs.flatMap(({ kind, values }, index): Step[] => {
    if (kind === 'same') return [{ kind, count: values.length }]
    const next = runs[index + 1]
    const previous = runs[index - 1]
    if (kind === 'removed') {
      const come = next?.kind === 'added' ? next.values : []
      return values.map((block, place): Step => {
        const other = come[place]
        return other ? { kind: 'changed', before: block, after: other } : { kind, block }
      })
    }
    const paired = previous?.kind === 'removed' ? previous.values.length : 0
    return values.slice(paired).map((block): Step => ({ kind, block }))
  })
}

/** How a formatted text became another: block by block, and word by word within those that changed. */
export function Blocks({ before, after }: { before: string; after: string }): ReactNode {
  const t = useTextsOf(versionTexts)
  const texts = useSideTexts()
  const steps = useMemo(
    () => stepsOf(before, after).map((step, place) => ({ ...step, place })),
    [before, after],
  )
  return steps.map((step) => {
    if (step.kind === 'same')
      return (
        <p key={step.place} className={classes['skipped']}>
          ⋯ {t('diff.unchanged', { count: step.count })}
        </p>
      )
    if (step.kind === 'changed') {
      const isFormat = step.before.text === step.after.text
      return (
        <div key={step.place} className={classes['block']}>
          {isFormat ? (
            <>
              <span className={classes['note']}>{t('diff.formatting')}</span>
              {formattedText(step.after.html)}
            </>
          ) : (
            <Words before={step.before.text} after={step.after.text} />
          )}
        </div>
      )
    }
    const Mark = step.kind === 'removed' ? 'del' : 'ins'
    return (
      <Mark key={step.place} className={`${classes['block']} ${classes[step.kind]}`}>
        <span className="visuallyHidden">{t(texts[step.kind])} </span>
        {formattedText(step.block.html)}
      </Mark>
    )
  })
}
