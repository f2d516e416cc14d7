import { SiteLink } from '../../../elements/SiteLink.tsx'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import type { PlainCard } from '../cards.ts'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import styles from '../solutions.module.css'

interface CardSectionProps {
  title: string
  cards: readonly PlainCard[]
  anchor?: string
  isTinted?: boolean
  moreLink?: { to: string; title: string }
}

export function CardSection({ title, cards, anchor, isTinted = false, moreLink }: CardSectionProps) {
  if (cards.length === 0) return null
  return (
    <section id={anchor} className={isTinted ? 'section tinted' : 'wrap section'}>
      <div className={isTinted ? 'wrap' : undefined}>
        <SectionHeading title={title} />
        <RecordCards cards={cards} isRow />
        {moreLink && <MoreLink {...moreLink} />}
      </div>
    </section>
  )
}

export function MoreLink({ to, title }: { to: string; title: string }) {
  return (
    <p className={`no-print ${styles['way']}`}>
      <SiteLink to={to} className="arrow-link">
        {title}
      </SiteLink>
    </p>
  )
}
