import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import styles from './Picture.module.css'

interface PictureProps {
  media: PublicMedia
  /** Another picture for narrow screens. */
  mobile?: PublicMedia | null | undefined
  /** How wide it is shown, of `mobile` too. */
  sizes: string
  /** The largest picture above the fold: fetched first, never lazily. */
  isFirst?: boolean
  /** What is only decoration has no text of its own. */
  isDecorative?: boolean
  className?: string | undefined
}

const NARROW = '(max-width: 640px)'
const WIDE = '(min-width: 640.02px)'

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
const position = ({ focal }: PublicMedia) => (focal ? `${percent(focal.x)} ${percent(focal.y)}` : undefined)

/** Where a picture that is cut stays in sight; narrow screens may show another one with a point of its own. */
function focus(media: PublicMedia, mobile: PublicMedia | null | undefined, className: string | undefined) {
  const [wide, narrow] = [position(media), position(mobile ?? media)]
  if (!wide && !narrow) return { className }
  const points = { ...(wide && { '--focal': wide }), ...(narrow && { '--focal-narrow': narrow }) }
  return { className: `${className ?? ''} ${styles['focused']}`.trim(), style: points as CSSProperties } // properties of our own
}

const SMALL_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/webp'])

/**
 * What a browser chooses from: all that run the site's script know AVIF or WebP, so the sizes in JPEG or PNG would only lengthen the
 * document. Whichever knows neither has the picture itself, by `img`.
 */
function choices({ sources }: PublicMedia): PublicMedia['sources'] {
  const small = sources.filter(({ type }) => SMALL_TYPES.has(type))
  return small.length > 0 ? small : sources
}

/**
 * Has the document's first connection fetch a picture, before the logo and whatever else its text asks for.
 * @param screens those that show it; all where none is named
 */
function fetchAhead(media: PublicMedia, sizes: string, screens?: string): void {
  const [first] = choices(media)
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

/** A picture in the sizes and formats it exists in, with its measures, so that nothing moves when it arrives. */
export function Picture({ media, mobile, sizes, isFirst, isDecorative, className }: PictureProps) {
  const narrow = mobile && mobile.imageDefault !== media.imageDefault ? mobile : undefined
  if (isFirst && narrow) fetchAhead(narrow, sizes, NARROW)
  if (isFirst) fetchAhead(media, sizes, narrow && WIDE)
  return (
    <picture>
      {narrow &&
        choices(narrow).map(({ type, srcset }) => (
          <source key={`narrow-${type}`} media={NARROW} type={type} srcSet={srcset} sizes={sizes} />
        ))}
      {narrow && <source media={NARROW} srcSet={narrow.imageDefault} />}
      {choices(media).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={media.imageDefault}
        alt={isDecorative ? '' : media.alt}
        {...focus(media, mobile, className)}
        {...(media.width > 0 && { width: media.width, height: media.height })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
