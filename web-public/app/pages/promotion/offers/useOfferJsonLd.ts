import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import { usePublisher } from '../../../elements/jsonLd/usePublisher.ts'
import { useSite } from '../../../site/useSite.ts'
import type { OfferView } from './offerView.ts'
import { toAbsoluteUrl } from '../../../site/links.ts'

export function useOfferJsonLd(offer: OfferView, description: string): JsonLdNode {
  const { site, language, path } = useSite()
  const seller = usePublisher()
  const { title, phase, value, product, media, startDate, endDate } = offer
  const here = (to: string) => site.origin + localPath(to, language)
  return {
    '@type': 'Offer',
    name: title,
    description,
    url: here(path),
    ...(value.price !== undefined && { price: value.price / MONEY_SCALE, priceCurrency: 'IDR' }),
    validFrom: `${startDate}T00:00:00+07:00`,
    validThrough: `${endDate}T23:59:59+07:00`,
    availability: `https://schema.org/${phase === 'over' ? 'Discontinued' : 'InStock'}`,
    seller,
    ...(media && { image: toAbsoluteUrl(site.origin, media.imageDefault) }),
    ...(product && {
      itemOffered: { '@type': 'Service', name: product.title, url: here(pathTo('product', product.slug)) },
    }),
  }
}
