import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { isLight } from '@flou/shared/site/contrast.ts'
import { ButtonRow } from '../elements/ButtonRow.tsx'
import { Picture } from '../elements/Picture.tsx'
import { RichText } from '../elements/RichText.tsx'
import { LinkOrText } from '../elements/SiteLink.tsx'
import type { BlockItem } from './blocks/CardBlock.tsx'
import { inOrder } from '@flou/shared/content/order.ts'
import styles from './CtaBand.module.css'
import { textColour } from '../elements/appearance.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

export interface Cta {
  title: string
  content: string
  media?: PublicMedia | null
  mobileMedia?: PublicMedia | null
  customProperty: LocalizedAppearance
  items?: readonly BlockItem[]
}

function Point({ item }: { item: BlockItem }) {
  return (
    <li className={styles['point']}>
      {item.media && <Picture media={item.media} isDecorative sizes="32px" className={styles['icon']} />}
      <div>
        <strong>
          <LinkOrText to={item.url}>{item.title}</LinkOrText>
        </strong>
        <RichText html={item.content} />
        <ButtonRow buttons={item.customProperty.buttons} />
      </div>
    </li>
  )
}

/** Ignores dark text colors on the dark background. */
const titleColour = (colour: string) => (isLight(colour) ? { style: textColour(colour) } : {})

export function CtaBand({ cta }: { cta: Cta }) {
  const { title, content, items = [] } = cta
  const { banner, buttons } = cta.customProperty
  if (title === '' && content === '' && buttons.length === 0) return null
  return (
    <section className="wrap section no-print" data-closing="">
      <div className={`${styles['band']} on-dark`} data-position={banner.positionBannerText}>
        <div className={styles['words']}>
          <h2 className={styles['title']} {...titleColour(banner.textColor)}>
            {title}
          </h2>
          <RichText html={content} className={styles['text']} />
          {items.length > 0 && (
            <ul className={styles['points']}>
              {inOrder(items).map((item) => (
                <Point key={item.title + item.order} item={item} />
              ))}
            </ul>
          )}
          <ButtonRow buttons={buttons} position={banner.positionButton} />
        </div>
        {cta.media && (
          <Picture
            media={cta.media}
            mobile={cta.mobileMedia}
            isDecorative
            sizes="(max-width: 900px) 100vw, 480px"
            className={styles['picture']}
          />
        )}
      </div>
    </section>
  )
}
