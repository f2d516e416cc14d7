import { imageUrl } from '@flou/shared/bases.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { media as mediaType } from '@flou/shared/content/types/media.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { StoredFields } from '../storedItems.ts'
import { textsOf } from '../texts.ts'

export type MediaFields = StoredFields<typeof mediaType>
type Variant = Pick<NonNullable<MediaFields['variants']>[number], 'path' | 'mime' | 'width'>

/** Browsers use the first supported type: smallest encoding first. */
const BEST_FIRST = ['image/avif', 'image/webp', 'image/jpeg', 'image/png']
const rank = (mime: string) => {
  const index = BEST_FIRST.indexOf(mime)
  return index < 0 ? BEST_FIRST.length : index
}

const srcset = (variants: readonly Variant[]) =>
  variants.map(({ path, width }) => `${imageUrl(path)} ${width}w`).join(', ')

/** The centre is the default of pages. */
function focalOf({
  focalX: x = 0.5,
  focalY: y = 0.5,
}: Pick<MediaFields, 'focalX' | 'focalY'>): Pick<PublicMedia, 'focal'> {
  return x === 0.5 && y === 0.5 ? {} : { focal: { x, y } }
}

/** Escapes only characters that a URL in an attribute must not contain, because similar drawings compress well. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll(/[%#"<>\s]+|[^\x21-\x7e]+/g, encodeURIComponent)}`

export function publicMedia(
  record: Omit<MediaFields, 'variants'> & { id: number; variants?: readonly Variant[] },
  language: Language,
): PublicMedia {
  const { path = '', mime = '', width = 0, height = 0, decorative } = record
  const variants = (record.variants ?? []).toSorted((a, b) => a.width - b.width)
  const fallback = variants.filter(({ mime }) => rank(mime) >= BEST_FIRST.indexOf('image/jpeg'))
  const sized = fallback.length > 0 ? fallback : variants
  const byType = [...Map.groupBy(variants, ({ mime }) => mime)].sort(([a], [b]) => rank(a) - rank(b))
  const alt = textsOf(mediaType.declaration, record, 'alt')
  return {
    id: record.id,
    imageDefault: imageUrl(path),
    imageBig: imageUrl(sized.at(-1)?.path ?? path),
    imageSmall: imageUrl(sized[0]?.path ?? path),
    alt: decorative ? '' : alt[language] || alt.en || alt.id,
    mime,
    width,
    height,
    ...focalOf(record),
    ...(record.drawing && { drawing: dataUrl(record.drawing) }),
    sources: byType.map(([type, list]) => ({ type, srcset: srcset(list) })),
  }
}
