import { useRef } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useCurrentSection } from './useCurrentSection.ts'
import { useMarkedInView } from './useMarkedInView.ts'
import styles from './SectionNav.module.css'

/** A part of a long page, and the anchor that leads to it. */
export interface PageSection {
  anchor: string
  title: string
}

/**
 * The parts of a long page as a row that stays in sight: anchors of one page, so that it is whole without script and each part has an
 * address; with script the one being read is marked. Nothing where there is one part.
 */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation()
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
