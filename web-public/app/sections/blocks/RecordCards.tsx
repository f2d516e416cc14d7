import type { ReactNode } from 'react'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { Picture } from '../../elements/Picture.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import styles from './RecordCards.module.css'
import { ON_PHONES } from '../../elements/appearance.ts'
import { PHONE, useScreen } from '../../elements/useScreen.ts'

export interface RecordCard {
  key: string | number
  title: string
  /** No link if undefined. */
  to?: string | undefined
  text?: string | undefined
  quote?: { text: string; by: string } | undefined
  /** Full-width picture, icon, or uncropped logo. */
  media?: PublicMedia | null | undefined
  shownAs?: 'picture' | 'icon' | 'logo'
  above?: ReactNode
  below?: ReactNode
  /** Set if it differs from the page's language. */
  lang?: Language
}

interface RecordCardsProps {
  cards: readonly RecordCard[]
  level?: 2 | 3 | 4
  /** True if the first card shows the page's first picture. */
  isFirst?: boolean
  /** One row to swipe on phones; other lists are compact there. */
  isRow?: boolean
}

const SIZES = {
  picture: `${ON_PHONES}, 400px`,
  thumbnail: '(max-width: 640px) 96px, 400px',
  icon: '56px',
  logo: '160px',
} as const

interface CardProps {
  card: RecordCard
  level: 2 | 3 | 4
  isFirst: boolean
  isCompact: boolean
}

function Card({ card, level, isFirst, isCompact }: CardProps) {
  const Heading = `h${level}` as const
  const { title, to, text, quote, media, shownAs = 'picture', above, below, lang } = card
  return (
    <li className={styles['card']} data-media={media ? shownAs : undefined} lang={lang}>
      {media && (
        <Picture
          media={media}
          isDecorative
          isFirst={isFirst}
          sizes={SIZES[shownAs === 'picture' && isCompact ? 'thumbnail' : shownAs]}
          className={styles[shownAs]}
        />
      )}
      <div className={styles['body']}>
        {above !== undefined && <div className={styles['above']}>{above}</div>}
        <Heading className={styles['title']}>
          {to === undefined ? (
            title
          ) : (
            <SiteLink to={to} className={styles['link']}>
              {title}
            </SiteLink>
          )}
        </Heading>
        {text !== undefined && text !== '' && <p className={styles['text']}>{text}</p>}
        {quote && (
          <figure className={styles['quote']}>
            <blockquote>{quote.text}</blockquote>
            <figcaption>{quote.by}</figcaption>
          </figure>
        )}
        {below !== undefined && <div className={styles['below']}>{below}</div>}
      </div>
    </li>
  )
}

export function RecordCards({ cards, level = 3, isFirst = false, isRow = false }: RecordCardsProps) {
  const isPhone = useScreen(PHONE)
  if (cards.length === 0) return null
  return (
    <ul
      className={isRow ? `${styles['cards']} swipe` : styles['cards']}
      {...(isRow && isPhone && cards.every(({ to }) => to === undefined) && { tabIndex: 0 })}
    >
      {cards.map((card, index) => (
        <Card
          key={card.key}
          card={card}
          level={level}
          isFirst={isFirst && index === 0}
          isCompact={!isRow && cards.length > 1}
        />
      ))}
    </ul>
  )
}
