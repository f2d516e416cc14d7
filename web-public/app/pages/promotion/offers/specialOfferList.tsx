import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
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
import { inOrderOfDays, nextRenderDay } from './offerTime.ts'
import { readOfferView } from './offerView.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/specialOfferList'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { offers, ended, types, ...data } = await readPage('specialOfferList', args)
  const today = todayInJakarta(source.now)
  for (const offer of offers) source.scheduleRerender(nextRenderDay(offer, today) ?? today)
  const readAll = (some: typeof offers) =>
    Promise.all(some.map((offer) => readOfferView(offer, { source, types, today })))
  const [offerViews, over] = await Promise.all([readAll(inOrderOfDays(offers, today)), readAll(ended)])
  const named = offerViews.map(({ title, slug }) => ({ title, slug }))
  return { ...data, offers: named, kinds: byKind(offerViews), over }
}

function NoOffers() {
  const { t } = useTexts(offerTexts)
  return (
    <p className="wrap section">
      {t('none')} <SiteLink to={pathTo('productList')}>{t('products')}</SiteLink>
    </p>
  )
}

/** Offers by category, then ended ones, so that their pages remain linked. */
export default function SpecialOfferList({ loaderData }: Route.ComponentProps) {
  const { head, offers, kinds, over, header, description, hotDeals, membership } = loaderData
  const { trialHeader, trialDescription, content } = loaderData
  const { t } = useTexts(offerTexts)
  const { site, language } = useSite()
  const sections = [
    { anchor: 'hot-deals', title: hotDeals?.title ?? t('hotDeals'), isVisible: kinds.hotDeals.length > 0 },
    {
      anchor: 'membership',
      title: membership?.title ?? t('membership'),
      isVisible: kinds.membership.length > 0,
    },
    {
      anchor: 'free-trial',
      title: t('freeTrial'),
      isVisible: kinds.freeTrial.length > 0 || trialHeader !== undefined,
    },
    { anchor: 'ended', title: t('endedOffers'), isVisible: over.length > 0 },
  ]
  const items = offers.map(({ title, slug }) => ({
    name: title,
    link: localLink(pathTo('specialOffer', slug), language),
  }))
  return (
    <>
      <PageHead head={head} jsonLd={itemListJsonLd(site, items)} />
      <PageOpening head={head} header={header} />
      <SectionNav sections={sections.filter(({ isVisible }) => isVisible)} />
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
      <OfferSection anchor="ended" heading={{ title: t('endedOffers'), content: '' }} offers={over} isRow />
      {content && <CardBlock block={content} />}
    </>
  )
}
