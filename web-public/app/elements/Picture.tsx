import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import styles from './Picture.module.css'

interface PictureProps {
  media: PublicMedia
  mobile?: PublicMedia | null | undefined
  sizes: string
  /** True for the largest picture above the fold: loaded first, never lazily. */
  isFirst?: boolean
  isDecorative?: boolean
  className?: string | undefined
}

const NARROW = '(max-width: 640px)'
const WIDE = '(min-width: 640.02px)'

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`
const position = ({ focal }: PublicMedia) => (focal ? `${percent(focal.x)} ${percent(focal.y)}` : undefined)

function focusProps(
  media: PublicMedia,
  mobile: PublicMedia | null | undefined,
  className: string | undefined,
) {
  const [wide, narrow] = [position(media), position(mobile ?? media)]
  if (!wide && !narrow) return { className }
  const points = { ...(wide && { '--focal': wide }), ...(narrow && { '--focal-narrow': narrow }) }
  return { className: `${className ?? ''} ${styles['focused']}`.trim(), style: points as CSSProperties }
}

const SMALL_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/webp'])

/**
 * Returns AVIF and WebP sources only if available: browsers that run our script support one. Others use
 * `img`.
 */
function preferredSources({ sources }: PublicMedia): PublicMedia['sources'] {
  const small = sources.filter(({ type }) => SMALL_TYPES.has(type))
  return small.length > 0 ? small : sources
}

/**
 * Preloads a picture with high priority, before the logo.
 * @param screens media query; all screens by default
 */
function preloadPicture(media: PublicMedia, sizes: string, screens?: string): void {
  const [first] = preferredSources(media)
  if (!first) return
  preload(media.imageDefault, {
    as: 'image',
    type: first.type,
    imageSrcSet: first.srcset,
    imageSizes: sizes,
    ...(screens && { media: screens }),
    fetchPriority: 'high',
  })
}

export function Picture({ media, mobile, sizes, isFirst, isDecorative, className }: PictureProps) {
  const narrow = mobile && mobile.imageDefault !== media.imageDefault ? mobile : undefined
  if (isFirst && narrow) preloadPicture(narrow, sizes, NARROW)
  if (isFirst) preloadPicture(media, sizes, narrow && WIDE)
  return (
    <picture>
      {narrow &&
        preferredSources(narrow).map(({ type, srcset }) => (
          <source key={`narrow-${type}`} media={NARROW} type={type} srcSet={srcset} sizes={sizes} />
        ))}
      {narrow && <source media={NARROW} srcSet={narrow.imageDefault} />}
      {preferredSources(media).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={media.drawing ?? media.imageDefault}
        alt={isDecorative ? '' : media.alt}
        {...focusProps(media, mobile, className)}
        {...(media.width > 0 && { width: media.width, height: media.height })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
