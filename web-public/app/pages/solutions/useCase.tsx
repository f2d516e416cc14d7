import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PageBlock } from '../../sections/blocks/PageBlock.tsx'
import { isFilled } from '../../sections/blocks/mediaBlock.ts'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { readPage } from '../reading/readPage.ts'
import { solutionCard } from './cards.ts'
import { CardSection } from './sections/CardSection.tsx'
import { Opening } from './sections/Opening.tsx'
import { Overview } from './sections/Overview.tsx'
import { BlockSection } from './sections/BlockSection.tsx'
import {
  productsUsedWith,
  readProducts,
  readRelatedUseCases,
  readSolutionsOf,
  readStories,
} from './readRelated.ts'
import { StoriesSection } from './sections/StoriesSection.tsx'
import { solutionTexts } from '../../texts/pages/solutions.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/useCase'

const RELATED_PRODUCTS = 4

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record } = await readPage('useCase', args)
  const own = record.serviceSolution.products
  const solutions = await readSolutionsOf(source, record, own)
  const [products, relatedProducts, stories, more] = await Promise.all([
    readProducts(source, own),
    readProducts(source, productsUsedWith(solutions, own).slice(0, RELATED_PRODUCTS)),
    readStories(source, { chosen: record.customerStories.customerStorys, products: own }),
    readRelatedUseCases(source, record),
  ])
  return { head, record, products, relatedProducts, stories, more, solutions: solutions.map(solutionCard) }
}

function useSections({ record, products, relatedProducts, stories }: Route.ComponentProps['loaderData']) {
  const { t } = useTexts(solutionTexts)
  return [
    { anchor: 'overview', title: t('overview'), isVisible: true },
    { anchor: 'strength', title: t('strength'), isVisible: isFilled(record.benefit) },
    {
      anchor: 'services',
      title: t('services'),
      isVisible: isFilled(record.serviceSolution) || products.length > 0,
    },
    { anchor: 'related-products', title: t('relatedProducts'), isVisible: relatedProducts.length > 0 },
    {
      anchor: 'customers',
      title: t('customers'),
      isVisible: isFilled(record.customerStories) || stories.length > 0,
    },
  ].filter(({ isVisible }) => isVisible)
}

export default function UseCase({ loaderData }: Route.ComponentProps) {
  const { head, record, products, relatedProducts, stories, solutions, more } = loaderData
  const { t } = useTexts(solutionTexts)
  const sections = useSections(loaderData)
  const isVisible = (anchor: string) => sections.some((one) => one.anchor === anchor)
  return (
    <>
      <PageHead head={head} />
      <Opening record={record} head={head} />
      <SectionNav sections={sections} />
      <Overview
        anchor="overview"
        content={record.content}
        block={record.useCaseOverview}
        category={record.category}
        area={record.subCategory}
      />
      <PageBlock block={record.benefit} anchor="strength" />
      {isVisible('services') && (
        <BlockSection block={record.serviceSolution} title={t('services')} anchor="services" isTinted>
          <RecordCards cards={products} isRow />
        </BlockSection>
      )}
      <CardSection
        anchor="related-products"
        title={t('relatedProducts')}
        cards={relatedProducts}
        moreLink={{ to: pathTo('productList'), title: t('allProducts') }}
      />
      {isVisible('customers') && (
        <StoriesSection
          block={record.customerStories}
          stories={stories}
          anchor="customers"
          title={t('customers')}
        />
      )}
      <CardSection
        title={t('relatedSolutions')}
        cards={solutions}
        moreLink={{ to: pathTo('solutionList'), title: t('allSolutions') }}
      />
      <CardSection
        title={t('moreUseCases')}
        cards={more}
        isTinted
        moreLink={{ to: pathTo('useCaseList'), title: t('allUseCases') }}
      />
      <CtaBand cta={record.cta} />
    </>
  )
}
