import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './SectionNav.module.css'

/** A part of a long page, and the anchor that leads to it. */
export interface PageSection {
  anchor: string
  title: string
}

/** Part of the window's height, from its top, in which a section counts as the one that is read. */
const READ_AT = '-20% 0px -70% 0px'

/** The anchor of the section that is being read; undefined before any of them, and without script. */
function useCurrent(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const anchors = sections.map(({ anchor }) => anchor).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: READ_AT },
    )
    for (const anchor of anchors.split(' ')) {
      const target = document.getElementById(anchor)
      if (target) observer.observe(target)
    }
    return () => observer.disconnect()
  }, [anchors])
  return current
}

/**
 * The parts of a long page as a row that stays in sight: anchors of one page, so that it is whole without script and each part has an
 * address; with script the one being read is marked. Nothing where there is one part.
 */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation()
  const current = useCurrent(sections)
  if (sections.length < 2) return null
  return (
    <nav className={`no-print ${styles['bar']}`} aria-label={t('contents')}>
      <ul className={`wrap ${styles['row']}`}>
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
