import { useCurrentSection } from '../../../sections/useCurrentSection.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { OutlineSection, AdjacentStops, Stop } from './outline.ts'
import styles from './ChapterNav.module.css'

function StopLink({ stop: { anchor, title }, current }: { stop: Stop; current: string | undefined }) {
  return (
    <a href={`#${anchor}`} {...(anchor === current && { 'aria-current': 'location' })}>
      {title}
    </a>
  )
}

export function ChapterNav({ outline }: { outline: readonly OutlineSection[] }) {
  const { t } = useTexts(documentationTexts)
  const current = useCurrentSection(outline.flatMap(({ chapters }) => chapters))
  return (
    <nav className={`no-print ${styles['nav']}`} aria-label={t('chapters')}>
      <details>
        <summary>{t('chapters')}</summary>
        <ul className={styles['parts']}>
          {outline.map((section) => (
            <li key={section.anchor}>
              <StopLink stop={section} current={undefined} />
              {section.chapters.length > 0 && (
                <ul className={styles['chapters']}>
                  {section.chapters.map((chapter) => (
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

export function ChapterPager({ adjacent }: { adjacent: AdjacentStops | undefined }) {
  const { t } = useTexts(documentationTexts)
  const { before, after } = adjacent ?? {}
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
