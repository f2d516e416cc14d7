import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { Picture } from '../../../elements/Picture.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { OfferCards } from './OfferCards.tsx'
import type { OfferView } from './offerView.ts'
import styles from './offers.module.css'
import { sizesUpTo } from '../../../elements/appearance.ts'

interface OfferSectionProps {
  anchor: string
  heading: { title: string; content: string; media?: PublicMedia | null }
  offers: readonly OfferView[]
  isRow?: boolean
}

export function OfferSection({ anchor, heading, offers, isRow = false }: OfferSectionProps) {
  if (offers.length === 0) return null
  return (
    <section className={'wrap section'} id={anchor}>
      <div className={styles['top']}>
        <SectionHeading title={heading.title} text={heading.content} />
        {heading.media && (
          <Picture
            media={heading.media}
            isDecorative
            sizes={sizesUpTo(900, 360)}
            className={styles['picture']}
          />
        )}
      </div>
      <OfferCards offers={offers} isRow={isRow} />
    </section>
  )
}
