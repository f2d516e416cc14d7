import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { usePublisher } from '../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PagePart } from '../../sections/blocks/PagePart.tsx'
import { isFilled } from '../../sections/blocks/part.ts'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import { solutionCard } from './cards.ts'
import { CardSection } from './parts/CardSection.tsx'
import { Opening } from './parts/Opening.tsx'
import { Overview } from './parts/Overview.tsx'
import { PriceList } from './parts/PriceList.tsx'
import { readPricedProducts, readRelatedSolutions, readStories } from './readRelated.ts'
import { serviceJsonLd } from './serviceJsonLd.ts'
import { StoriesSection } from './parts/StoriesSection.tsx'
import { useTexts } from './texts.ts'
import type { Route } from './+types/solution'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record } = await readPage('solution', args)
  const chosen = record.customerStory.customerStorys
  const [products, stories, related] = await Promise.all([
    readPricedProducts(source, record.products),
    readStories(source, { chosen, products: record.products }),
    readRelatedSolutions(source, record),
  ])
  return { head, record, products, stories, related: related.map(solutionCard) }
}

/** The parts of the page that can be gone to; those that have nothing to show are left out. */
function useSections({ record, products, stories }: Route.ComponentProps['loaderData']) {
  const { t } = useTexts()
  return [
    { anchor: 'overview', title: t('overview'), isShown: true },
    { anchor: 'benefit', title: t('benefit'), isShown: isFilled(record.benefit) },
    { anchor: 'pricing', title: t('pricing'), isShown: isFilled(record.pricing) || products.length > 0 },
    { anchor: 'products', title: t('products'), isShown: products.length > 0 },
    {
      anchor: 'stories',
      title: t('stories'),
      isShown: isFilled(record.customerStory) || stories.length > 0,
    },
  ].filter(({ isShown }) => isShown)
}

/** A solution: what it is, what one gains, what it costs, what it is made of and who has it. */
export default function Solution({ loaderData }: Route.ComponentProps) {
  const { head, record, products, stories, related } = loaderData
  const { site, language, path } = useSite()
  const { t } = useTexts()
  const provider = usePublisher()
  const sections = useSections(loaderData)
  const isShown = (anchor: string) => sections.some((one) => one.anchor === anchor)
  const cards = products.map(({ card }) => card)
  const service = serviceJsonLd(
    { origin: site.origin, language, path },
    { ...head, category: record.category?.title, provider, products: cards },
  )
  return (
    <>
      <PageHead head={head} jsonLd={[service]} />
      <Opening record={record} head={head} />
      <SectionNav sections={sections} />
      <Overview
        anchor="overview"
        content={record.content}
        part={record.solutionOverview}
        category={record.category}
        area={record.subCategory}
      />
      <PagePart part={record.benefit} anchor="benefit" />
      {isShown('pricing') && <PriceList part={record.pricing} products={products} anchor="pricing" />}
      <CardSection
        anchor="products"
        title={t('products')}
        cards={cards}
        way={{ to: pathTo('productList'), title: t('allProducts') }}
      />
      {isShown('stories') && (
        <StoriesSection part={record.customerStory} stories={stories} anchor="stories" title={t('stories')} />
      )}
      <CardSection
        title={t('relatedSolutions')}
        cards={related}
        way={{ to: pathTo('solutionList'), title: t('allSolutions') }}
      />
      <CtaBand cta={record.cta} />
    </>
  )
}
