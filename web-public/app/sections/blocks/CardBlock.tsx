import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { PHONE, useScreen } from '../../elements/useScreen.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import styles from './CardBlock.module.css'
import { isLinkUrl } from '../../site/links.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

export interface BlockItem {
  title: string
  content: string
  url: string
  order: number
  media: PublicMedia | null
  customProperty: LocalizedAppearance
}
export interface Block {
  title: string
  content: string
  customProperty: LocalizedAppearance
  items: readonly BlockItem[]
}

function Card({ item }: { item: BlockItem }) {
  return (
    <li className={styles['card']}>
      {item.media && <Picture media={item.media} isDecorative sizes="64px" className={styles['icon']} />}
      <h3>
        {isLinkUrl(item.url) ? (
          <SiteLink to={item.url} className={styles['link']}>
            {item.title}
          </SiteLink>
        ) : (
          item.title
        )}
      </h3>
      <RichText html={item.content} className={styles['text']} />
      <ButtonRow buttons={item.customProperty.buttons} />
    </li>
  )
}

interface CardBlockProps {
  block: Block
  anchor?: string | undefined
}

const isLinked = ({ url, customProperty }: BlockItem) => isLinkUrl(url) || customProperty.buttons.length > 0

export function CardBlock({ block, anchor }: CardBlockProps) {
  const isPhone = useScreen(PHONE)
  const isRow = block.items.length > 1
  return (
    <section className="wrap section" id={anchor}>
      {block.title !== '' && (
        <div className={styles['top']}>
          <SectionHeading title={block.title} text={block.content} />
          <ButtonRow buttons={block.customProperty.buttons} />
        </div>
      )}
      <ul
        className={isRow ? `${styles['cards']} swipe` : styles['cards']}
        {...(isRow && isPhone && !block.items.some(isLinked) && { tabIndex: 0 })}
      >
        {inOrder(block.items).map((item) => (
          <Card key={item.title + item.order} item={item} />
        ))}
      </ul>
    </section>
  )
}
