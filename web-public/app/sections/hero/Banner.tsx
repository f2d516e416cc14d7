import type { ReactNode } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { isLight } from '@flou/shared/site/contrast.ts'
import type { Crumb } from '../../elements/head.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { Breadcrumb } from '../Breadcrumb.tsx'
import styles from './Banner.module.css'
import { textColour, ON_PHONES } from '../../elements/appearance.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

interface BannerProps {
  banner: { title: string; content?: string; description?: string; customProperty: LocalizedAppearance }
  media: PublicMedia | null
  mobile?: PublicMedia | null | undefined
  isTall?: boolean
  /** False for later banners: lazy picture, no h1. */
  isFirst?: boolean
  trail?: readonly Crumb[]
  /** Page name, if the title belongs to other content. */
  name?: string
  /** Set if it differs from the page's language. */
  lang?: Language
  children?: ReactNode
}

/** Slightly below the real width on phones: half of the picture is veiled. */
const SIZES = `${ON_PHONES}, 100vw`
const SIDE_SIZES = `${ON_PHONES}, 66vw`

/** Width to height. Wider pictures leave room for the text themselves. */
const PANORAMA = 1.65
const isPanorama = ({ width, height }: PublicMedia) => width / height >= PANORAMA

/**
 * Text over a wide picture, or next to one that is not much wider than high; a veil of opposite tone
 * ensures contrast.
 */
export function Banner({ banner, media, mobile, isTall = false, isFirst = true, ...more }: BannerProps) {
  const { trail, name, lang, children } = more
  const { positionBannerText, positionButton, textColor } = banner.customProperty.banner
  const isOnDark = isLight(textColor)
  const isSplit = media !== null && positionBannerText !== 'center' && !isPanorama(media)
  const Title = isFirst && name === undefined ? 'h1' : 'h2'
  return (
    <section
      className={`${styles['banner']} ${isOnDark ? 'on-dark' : ''}`}
      data-position={positionBannerText}
      data-tall={isTall || undefined}
      data-split={isSplit || undefined}
    >
      {media && (
        <div className={styles['scene']} data-later={!isFirst || undefined}>
          <Picture
            media={media}
            mobile={mobile}
            sizes={isSplit ? SIDE_SIZES : SIZES}
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
