import { Split } from '../../../sections/blocks/Split.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import type { PageData } from '../../reading/readPage.ts'
import { OfferCards } from './OfferCards.tsx'
import type { OfferView } from './offerView.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface FreeTrialProps {
  header: PageData<'specialOfferList'>['trialHeader']
  description: PageData<'specialOfferList'>['trialDescription']
  offers: readonly OfferView[]
}

/** Free trials; the anchor serves links from former pages. */
export function FreeTrial({ header, description, offers }: FreeTrialProps) {
  const { t } = useTexts(offerTexts)
  if (!header && offers.length === 0) return null
  return (
    <div id="free-trial">
      {header && <Banner banner={header} media={header.media} mobile={header.mobileMedia} isFirst={false} />}
      {offers.length > 0 && (
        <section className="wrap section">
          {!header && <SectionHeading title={t('freeTrial')} />}
          <OfferCards offers={offers} />
        </section>
      )}
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
    </div>
  )
}
