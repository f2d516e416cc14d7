import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import type { Block, BlockItem } from './CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import styles from './Stories.module.css'
import { isLinkUrl } from '../../site/links.ts'

function Story({ item }: { item: BlockItem }) {
  return (
    <li className={styles['story']}>
      {item.media && (
        <Picture
          media={item.media}
          isDecorative
          sizes="(max-width: 640px) 20rem, 380px"
          className={styles['picture']}
        />
      )}
      <div className={styles['words']}>
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
      </div>
    </li>
  )
}

export function Stories({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <SectionHeading title={block.title} text={block.content} align="center" />
      <ul className={`${styles['row']} swipe`}>
        {inOrder(block.items).map((item) => (
          <Story key={item.title + item.order} item={item} />
        ))}
      </ul>
      <ButtonRow buttons={block.customProperty.buttons} position="center" />
    </section>
  )
}
