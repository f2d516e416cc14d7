import { todayInJakarta } from '@flou/shared/calendar.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { itemListJsonLd } from '../../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { localLink } from '@flou/shared/locale.ts'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { Split } from '../../../sections/blocks/Split.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { useSite } from '../../../site/useSite.ts'
import { readPage } from '../../reading/readPage.ts'
import { byKind } from './byKind.ts'
import { FreeTrial } from './FreeTrial.tsx'
import { OfferSection } from './OfferSection.tsx'
import { inOrderOfDays, nextChange } from './offerTime.ts'
import { shownOffer } from './shownOffer.ts'
import { useOfferTexts } from './texts.ts'
import type { Route } from './+types/specialOfferList'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { offers, ended, types, ...data } = await readPage('specialOfferList', args)
  const today = todayInJakarta(source.now)
  for (const offer of offers) source.changesOn(nextChange(offer, today) ?? today)
  const shown = inOrderOfDays(offers, today).map((offer) => shownOffer(offer, types, today))
  const named = shown.map(({ title, slug }) => ({ title, slug }))
  const over = ended.map((offer) => shownOffer(offer, types, today))
  return { ...data, offers: named, kinds: byKind(shown), over }
}

function NoOffers() {
  const { t } = useOfferTexts()
  return (
    <p className="wrap section">
      {t('none')} <SiteLink to={pathTo('productList')}>{t('products')}</SiteLink>
    </p>
  )
}

/** Offers by category, then those that are over: their pages stay, so that a link leads to each. */
export default function SpecialOfferList({ loaderData }: Route.ComponentProps) {
  const { head, offers, kinds, over, header, description, hotDeals, membership } = loaderData
  const { trialHeader, trialDescription, content } = loaderData
  const { t } = useOfferTexts()
  const { site, language } = useSite()
  const parts = [
    { anchor: 'hot-deals', title: hotDeals?.title ?? t('hotDeals'), isShown: kinds.hotDeals.length > 0 },
    {
      anchor: 'membership',
      title: membership?.title ?? t('membership'),
      isShown: kinds.membership.length > 0,
    },
    {
      anchor: 'free-trial',
      title: t('freeTrial'),
      isShown: kinds.freeTrial.length > 0 || trialHeader !== undefined,
    },
    { anchor: 'ended', title: t('endedOffers'), isShown: over.length > 0 },
  ]
  const items = offers.map(({ title, slug }) => ({
    name: title,
    link: localLink(pathTo('specialOffer', slug), language),
  }))
  return (
    <>
      <PageHead head={head} jsonLd={itemListJsonLd(site, items)} />
      <PageOpening head={head} header={header} />
      <SectionNav sections={parts.filter(({ isShown }) => isShown)} />
      {offers.length === 0 && <NoOffers />}
      <OfferSection
        anchor="hot-deals"
        heading={hotDeals ?? { title: t('hotDeals'), content: '' }}
        offers={kinds.hotDeals}
      />
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
      <OfferSection
        anchor="membership"
        heading={membership ?? { title: t('membership'), content: '' }}
        offers={kinds.membership}
      />
      <FreeTrial header={trialHeader} description={trialDescription} offers={kinds.freeTrial} />
      <OfferSection anchor="ended" heading={{ title: t('endedOffers'), content: '' }} offers={over} />
      {content && <CardBlock block={content} />}
    </>
  )
}
