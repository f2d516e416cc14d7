import { contentContext } from '../../../contentContext.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import { isFilled, type MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { SectionNav, type PageSection } from '../../../sections/SectionNav.tsx'
import { videoJsonLd } from '../../../sections/video/publicVideo.ts'
import { isLinkUrl } from '../../../site/links.ts'
import { useSite } from '../../../site/useSite.ts'
import { readPage } from '../../reading/readPage.ts'
import { ProductCards } from '../ProductCards.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CostExamples } from './CostExamples.tsx'
import { CustomerStories } from './CustomerStories.tsx'
import { Details } from './Details.tsx'
import { Overview } from './Overview.tsx'
import { PricingSection } from './PricingSection.tsx'
import { productJsonLd } from './productJsonLd.ts'
import { readProductContent } from './readProduct.ts'
import type { Route } from './+types/product'
import { ANCHORS } from '../anchors.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source, shared } = args.context.get(contentContext)
  const { head, record } = await readPage('product', args)
  const { content: _, ...shown } = record
  const { costs, ...content } = await readProductContent(source, record)
  for (const file of costs.files) shared.set(file.key, file)
  const examples = costs.examples.filter(({ price }) => price !== undefined)
  return { head, record: shown, ...content, examples }
}
type Loaded = Route.ComponentProps['loaderData']

const hasPricing = ({ price, pricing }: Loaded) => price !== null || pricing.added.length > 0

function useSections(loaded: Loaded): PageSection[] {
  const { t } = useTexts(productTexts)
  const { record, body, stories, faqs } = loaded
  const { feature, benefit, successStories } = record
  const sections: (readonly [anchor: string, title: string, isThere: boolean])[] = [
    [ANCHORS.overview, t('overview'), true],
    [ANCHORS.features, t('features'), isFilled(feature) || isFilled(benefit)],
    [ANCHORS.details, t('details'), body.details.length > 0],
    [ANCHORS.pricing, t('pricing'), hasPricing(loaded)],
    [ANCHORS.stories, t('stories'), stories.length > 0 || successStories.items.length > 0],
    [ANCHORS.faq, t('faq'), faqs.some(({ questions }) => questions.length > 0)],
  ]
  return sections.flatMap(([anchor, title, isPresent]) => (isPresent ? [{ anchor, title }] : []))
}

function useStructuredData({ head, record, pricing, faqs }: Loaded) {
  const { site, language, path, layout } = useSite()
  const facts = {
    name: record.title,
    description: head.description,
    image: head.image,
    category: [record.category?.title, record.group?.title].filter(Boolean).join(' > '),
    brand: layout.logo?.alt ?? '',
    offers: pricing.offers,
  }
  return [
    productJsonLd({ origin: site.origin, language, path }, facts),
    ...videoJsonLd(site.origin, record.video, head.description),
    ...faqJsonLd(faqs),
  ]
}

/** Links the cards without an address to the documentation. */
const withLinks = (block: MediaBlock, url: string): MediaBlock => ({
  ...block,
  items: block.items.map((item) => (isLinkUrl(item.url) ? item : { ...item, url })),
})

function RelatedReading({ loaded: { record, documentation } }: { loaded: Loaded }) {
  const { t } = useTexts(productTexts)
  const { flexibleBilling, documentation: guide, title } = record
  return (
    <>
      <PageBlock block={flexibleBilling} />
      {documentation !== undefined && (
        <>
          <PageBlock block={withLinks(guide, documentation)} />
          {!isFilled(guide) && (
            <p className="wrap section no-print">
              <SiteLink to={documentation} className="arrow-link">
                {t('readDocumentation', { name: title })}
              </SiteLink>
            </p>
          )}
        </>
      )}
    </>
  )
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { head, record, body, price, pricing, examples, related, stories, faqs, documentation } = loaderData
  const { t } = useTexts(productTexts)
  const { title, description, customProperty } = record
  const regions = [...new Set(pricing.tables.flatMap((table) => table.regions))]
  return (
    <div lang={record.lang}>
      <PageHead head={head} jsonLd={useStructuredData(loaderData)} />
      <Banner
        banner={{ title, description, customProperty }}
        media={record.media}
        mobile={record.mediaMobile}
        trail={head.trail}
      />
      <SectionNav sections={useSections(loaderData)} />
      <Overview
        product={record}
        text={body.overview}
        price={price}
        regions={regions}
        documentation={documentation}
      />
      <PageBlock block={record.productOverview} />
      <PageBlock block={record.feature} anchor={ANCHORS.features} />
      <PageBlock block={record.benefit} {...(!isFilled(record.feature) && { anchor: ANCHORS.features })} />
      <Details sections={body.details} anchor={ANCHORS.details} />
      {hasPricing(loaderData) && (
        <PricingSection
          product={{ id: record.id, slug: record.slug, name: title }}
          pricing={pricing}
          anchor={ANCHORS.pricing}
        />
      )}
      <CostExamples name={title} examples={examples} />
      <RelatedReading loaded={loaderData} />
      <CustomerStories
        name={title}
        block={record.successStories}
        stories={stories}
        anchor={ANCHORS.stories}
      />
      <FaqList heading={{ title: t('faqTitle'), content: '' }} groups={faqs} anchor={ANCHORS.faq} />
      {related.length > 0 && (
        <section className="wrap section">
          <SectionHeading title={t('related', { name: record.category?.title ?? '' })} />
          <ProductCards products={related} isRow />
        </section>
      )}
      <CtaBand cta={record.cta} />
    </div>
  )
}
