import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { LinkOrText } from '../../elements/SiteLink.tsx'
import type { Block } from '../../sections/blocks/CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import styles from './programme.module.css'

export function Steps({ block }: { block: Block }) {
  return (
    <section className="section tinted">
      <div className="wrap">
        <SectionHeading title={block.title} text={block.content} />
        <ol className={styles['steps']}>
          {inOrder(block.items).map((item) => (
            <li key={item.title + item.order} className={styles['step']}>
              {item.media && (
                <Picture media={item.media} isDecorative sizes="48px" className={styles['icon']} />
              )}
              <h3>
                <LinkOrText to={item.url}>{item.title}</LinkOrText>
              </h3>
              <RichText html={item.content} className={styles['text']} />
              <ButtonRow buttons={item.customProperty.buttons} />
            </li>
          ))}
        </ol>
        <ButtonRow buttons={block.customProperty.buttons} />
      </div>
    </section>
  )
}
