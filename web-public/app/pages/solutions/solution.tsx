import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { usePublisher } from '../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PageBlock } from '../../sections/blocks/PageBlock.tsx'
import { isFilled } from '../../sections/blocks/mediaBlock.ts'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import { solutionCard } from './cards.ts'
import { CardSection } from './sections/CardSection.tsx'
import { Opening } from './sections/Opening.tsx'
import { Overview } from './sections/Overview.tsx'
import { PriceList } from './sections/PriceList.tsx'
import { readPricedProducts, readRelatedSolutions, readStories } from './readRelated.ts'
import { serviceJsonLd } from './serviceJsonLd.ts'
import { StoriesSection } from './sections/StoriesSection.tsx'
import { solutionTexts } from '../../texts/pages/solutions.ts'
import { useTexts } from '../../texts/useTexts.ts'
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

function useSections({ record, products, stories }: Route.ComponentProps['loaderData']) {
  const { t } = useTexts(solutionTexts)
  return [
    { anchor: 'overview', title: t('overview'), isVisible: true },
    { anchor: 'benefit', title: t('benefit'), isVisible: isFilled(record.benefit) },
    { anchor: 'pricing', title: t('pricing'), isVisible: isFilled(record.pricing) || products.length > 0 },
    { anchor: 'products', title: t('products'), isVisible: products.length > 0 },
    {
      anchor: 'stories',
      title: t('stories'),
      isVisible: isFilled(record.customerStory) || stories.length > 0,
    },
  ].filter(({ isVisible }) => isVisible)
}

export default function Solution({ loaderData }: Route.ComponentProps) {
  const { head, record, products, stories, related } = loaderData
  const { site, language, path } = useSite()
  const { t } = useTexts(solutionTexts)
  const provider = usePublisher()
  const sections = useSections(loaderData)
  const isVisible = (anchor: string) => sections.some((one) => one.anchor === anchor)
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
        block={record.solutionOverview}
        category={record.category}
        area={record.subCategory}
      />
      <PageBlock block={record.benefit} anchor="benefit" />
      {isVisible('pricing') && <PriceList block={record.pricing} products={products} anchor="pricing" />}
      <CardSection
        anchor="products"
        title={t('products')}
        cards={cards}
        moreLink={{ to: pathTo('productList'), title: t('allProducts') }}
      />
      {isVisible('stories') && (
        <StoriesSection
          block={record.customerStory}
          stories={stories}
          anchor="stories"
          title={t('stories')}
        />
      )}
      <CardSection
        title={t('relatedSolutions')}
        cards={related}
        moreLink={{ to: pathTo('solutionList'), title: t('allSolutions') }}
      />
      <CtaBand cta={record.cta} />
    </>
  )
}
