import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { LinkOrText } from '../../elements/SiteLink.tsx'
import type { Block } from '../../sections/blocks/CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import styles from './programme.module.css'
import { sizesUpTo } from '../../elements/appearance.ts'

export function InDepth({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <SectionHeading title={block.title} text={block.content} />
      <ul className={styles['rows']}>
        {inOrder(block.items).map((item) => (
          <li key={item.title + item.order} className={styles['point']}>
            {item.media && (
              <Picture
                media={item.media}
                isDecorative
                sizes={sizesUpTo(900, 560)}
                className={styles['picture']}
              />
            )}
            <div className={styles['words']}>
              <h3>
                <LinkOrText to={item.url}>{item.title}</LinkOrText>
              </h3>
              <RichText html={item.content} className={styles['text']} />
              <ButtonRow buttons={item.customProperty.buttons} />
            </div>
          </li>
        ))}
      </ul>
      <ButtonRow buttons={block.customProperty.buttons} />
    </section>
  )
}
