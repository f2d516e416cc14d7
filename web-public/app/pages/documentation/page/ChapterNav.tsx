import { useCurrentSection } from '../../../sections/useCurrentSection.ts'
import { useTexts } from '../texts.ts'
import type { OutlinePart, Steps, Stop } from './outline.ts'
import styles from './ChapterNav.module.css'

function StopLink({ stop: { anchor, title }, current }: { stop: Stop; current: string | undefined }) {
  return (
    <a href={`#${anchor}`} {...(anchor === current && { 'aria-current': 'location' })}>
      {title}
    </a>
  )
}

/** All chapters, beside the text on wide screens; on narrow ones they open above it. */
export function ChapterNav({ outline }: { outline: readonly OutlinePart[] }) {
  const { t } = useTexts()
  const current = useCurrentSection(outline.flatMap(({ chapters }) => chapters))
  return (
    <nav className={`no-print ${styles['nav']}`} aria-label={t('chapters')}>
      <details>
        <summary>{t('chapters')}</summary>
        <ul className={styles['parts']}>
          {outline.map((part) => (
            <li key={part.anchor}>
              <StopLink stop={part} current={undefined} />
              {part.chapters.length > 0 && (
                <ul className={styles['chapters']}>
                  {part.chapters.map((chapter) => (
                    <li key={chapter.anchor}>
                      <StopLink stop={chapter} current={current} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The chapters before and after one, at its end. */
export function ChapterSteps({ steps }: { steps: Steps | undefined }) {
  const { t } = useTexts()
  const { before, after } = steps ?? {}
  if (!before && !after) return null
  return (
    <p className={`no-print ${styles['steps']}`}>
      {before && <a href={`#${before.anchor}`}>{t('previousChapter', { title: before.title })}</a>}
      {after && (
        <a href={`#${after.anchor}`} className={styles['after']}>
          {t('nextChapter', { title: after.title })}
        </a>
      )}
    </p>
  )
}
