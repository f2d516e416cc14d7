import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { LinkOrText } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import type { Block, BlockItem } from './CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import styles from './Split.module.css'
import { sizesUpTo } from '../../elements/appearance.ts'

function Point({ item }: { item: BlockItem }) {
  return (
    <li className={styles['point']}>
      {item.media && <Picture media={item.media} isDecorative sizes="48px" className={styles['icon']} />}
      <div>
        <h3 className={styles['title']}>
          <LinkOrText to={item.url}>{item.title}</LinkOrText>
        </h3>
        <RichText html={item.content} className={styles['text']} />
        <ButtonRow buttons={item.customProperty.buttons} />
      </div>
    </li>
  )
}

interface SplitProps {
  block: Block
  media: PublicMedia | null
  mobile?: PublicMedia | null
  isDark?: boolean
  anchor?: string | undefined
}

export function Split({ block, media, mobile, isDark = false, anchor }: SplitProps) {
  const { banner, buttons } = block.customProperty
  const isPlain = block.items.every(({ media: icon }) => !icon)
  return (
    <section id={anchor} className={`section ${isDark ? `on-dark ${styles['dark']}` : 'tinted'}`}>
      <div
        className={`wrap ${styles['columns']}`}
        data-alone={media ? undefined : true}
        data-position={banner.positionBannerText}
      >
        <div>
          <SectionHeading title={block.title} text={block.content} />
          {block.items.length > 0 && (
            <ul className={styles['points']} data-plain={isPlain || undefined}>
              {inOrder(block.items).map((item) => (
                <Point key={item.title + item.order} item={item} />
              ))}
            </ul>
          )}
          <ButtonRow buttons={buttons} />
        </div>
        {media && (
          <Picture media={media} mobile={mobile} sizes={sizesUpTo(900, 560)} className={styles['picture']} />
        )}
      </div>
    </section>
  )
}
