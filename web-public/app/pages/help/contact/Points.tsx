import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { LinkOrText } from '../../../elements/SiteLink.tsx'
import type { BlockItem } from '../../../sections/blocks/CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import styles from './Points.module.css'

export function Points({ items }: { items: readonly BlockItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles['points']}>
      {inOrder(items).map(({ title, content, url, order, customProperty }) => (
        <li key={title + order}>
          <h3 className={styles['title']}>
            <LinkOrText to={url}>{title}</LinkOrText>
          </h3>
          <RichText html={content} className={styles['text']} />
          <ButtonRow buttons={customProperty.buttons} />
        </li>
      ))}
    </ul>
  )
}
