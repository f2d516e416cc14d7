import { useEffect, useRef, type ReactNode } from 'react'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { helpTexts } from '../../../texts/pages/help.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { FaqSearch } from './FaqSearch.tsx'
import styles from './faq.module.css'

export interface TopicLink {
  id: number
  title: string
  to: string
  isCurrent?: boolean
}

/** Opens the target's `details`: not all browsers do. */
function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
      const question = target?.closest('details')
      if (!question || question.open) return
      question.open = true
      target?.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}

interface QuestionPageProps {
  links: readonly TopicLink[]
  after?: ReactNode
  children: ReactNode
}

export function QuestionPage({ links, after, children }: QuestionPageProps) {
  const { t } = useTexts(helpTexts)
  const questions = useRef<HTMLDivElement>(null)
  useOpenTarget()
  return (
    <div className={`wrap section ${styles['columns']}`}>
      <div className={styles['side']}>
        <FaqSearch root={questions} />
        {links.length > 1 && (
          <nav aria-label={t('topics')}>
            <ul className={styles['topics']}>
              {links.map(({ id, title, to, isCurrent }) => (
                <li key={id}>
                  <SiteLink to={to} {...(isCurrent && { 'aria-current': 'page' })}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {after}
      </div>
      <div ref={questions} className={styles['questions']}>
        {children}
      </div>
    </div>
  )
}
