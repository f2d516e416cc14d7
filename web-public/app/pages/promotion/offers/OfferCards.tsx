import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { OfferDays } from './OfferDays.tsx'
import type { OfferView } from './offerView.ts'
import { Value } from './Value.tsx'

interface OfferCardsProps {
  offers: readonly OfferView[]
  isRow?: boolean
}

export const OfferCards = ({ offers, isRow = false }: OfferCardsProps) => (
  <RecordCards
    isRow={isRow}
    cards={offers.map((offer) => ({
      key: offer.id,
      title: offer.title,
      to: pathTo('specialOffer', offer.slug),
      text: offer.product?.title,
      media: offer.media,
      above: <OfferDays offer={offer} />,
      below: <Value value={offer.value} />,
      lang: offer.lang,
    }))}
  />
)
