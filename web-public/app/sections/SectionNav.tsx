import { useRef } from 'react'
import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import { useMarkedInView } from './useMarkedInView.ts'
import styles from './SectionNav.module.css'

export interface PageSection {
  anchor: string
  title: string
}

/**
 * Sticky row of anchors that works without script; script marks the current section. Hidden for one section.
 */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTexts(shellTexts)
  const current = useCurrentSection(sections)
  const list = useRef<HTMLUListElement>(null)
  useMarkedInView(list, current)
  if (sections.length < 2) return null
  return (
    <nav className={`no-print ${styles['bar']}`} aria-label={t('contents')}>
      <ul ref={list} className={`wrap ${styles['row']}`}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} {...(anchor === current && { 'aria-current': 'location' })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
