import type { ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import type { LocalizedAppearance, PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { isLight } from '@flou/shared/content/contrast.ts'
import type { Crumb } from '../../elements/head.ts'
import { textColour } from '../../elements/colours.ts'
import { Picture } from '../../elements/Picture.tsx'
import { ON_PHONES } from '../../elements/pictureSizes.ts'
import { RichText } from '../../elements/RichText.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import styles from './Banner.module.css'

interface BannerProps {
  banner: { title: string; content?: string; description?: string; customProperty: LocalizedAppearance }
  media: PublicMedia | null
  mobile?: PublicMedia | null | undefined
  /** Higher, as the home page opens; a page's header otherwise. */
  isTall?: boolean
  /** False below the first banner: its picture may wait, and its title is no page title. */
  isFirst?: boolean
  /** The pages above this one, shown as its breadcrumb. */
  trail?: readonly Crumb[]
  /** The page's name, where the banner shows something of the page: the title is that of the latter. */
  name?: string
  /** The language of its texts, where it is not the page's. */
  lang?: Language
  /** What stands below the text: a link. */
  children?: ReactNode
}

/** On phones half of the picture is below a veil: a tenth fewer pixels do, and the first paint is complete earlier. */
const SIZES = `${ON_PHONES}, 100vw`

/** Text over a picture, placed and coloured as its editor chose; a veil of the opposite tone keeps it readable. */
export function Banner({ banner, media, mobile, isTall = false, isFirst = true, ...more }: BannerProps) {
  const { trail, name, lang, children } = more
  const { positionBannerText, positionButton, textColor } = banner.customProperty.banner
  const isOnDark = isLight(textColor)
  const Title = isFirst && name === undefined ? 'h1' : 'h2'
  return (
    <section
      className={`${styles['banner']} ${isOnDark ? 'on-dark' : ''}`}
      data-position={positionBannerText}
      data-tall={isTall || undefined}
    >
      {media && (
        <div className={styles['scene']} data-later={!isFirst || undefined}>
          <Picture
            media={media}
            mobile={mobile}
            sizes={SIZES}
            isFirst={isFirst}
            isDecorative
            className={styles['picture']}
          />
        </div>
      )}
      <div className={styles['veil']} />
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['words']}>
          {trail && <Breadcrumb trail={trail} />}
          {name !== undefined && <h1 className={styles['name']}>{name}</h1>}
          <Title className={styles['title']} style={textColour(textColor)} lang={lang}>
            {banner.title}
          </Title>
          {banner.description && (
            <p className={styles['lead']} lang={lang}>
              {banner.description}
            </p>
          )}
          <RichText html={banner.content ?? ''} className={styles['lead']} />
          {children}
          <ButtonRow buttons={banner.customProperty.buttons} position={positionButton} />
        </div>
      </div>
    </section>
  )
}
