import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { PagePart } from '../../sections/blocks/PagePart.tsx'
import { isFilled } from '../../sections/blocks/part.ts'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { readPage } from '../reading/readPage.ts'
import { solutionCard } from './cards.ts'
import { CardSection } from './parts/CardSection.tsx'
import { Opening } from './parts/Opening.tsx'
import { Overview } from './parts/Overview.tsx'
import { PartSection } from './parts/PartSection.tsx'
import { productsOf, readProducts, readRelatedUseCases, readSolutionsOf, readStories } from './readRelated.ts'
import { StoriesSection } from './parts/StoriesSection.tsx'
import { useTexts } from './texts.ts'
import type { Route } from './+types/useCase'

/** Products of its solutions shown beside its own. */
const RELATED_PRODUCTS = 4

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record } = await readPage('useCase', args)
  const own = record.serviceSolution.products
  const solutions = await readSolutionsOf(source, record)
  const others = productsOf(solutions).filter(({ id }) => own.every((one) => one.id !== id))
  const [products, relatedProducts, stories, more] = await Promise.all([
    readProducts(source, own),
    readProducts(source, others.slice(0, RELATED_PRODUCTS)),
    readStories(source, { chosen: record.customerStories.customerStorys, products: own }),
    readRelatedUseCases(source, record),
  ])
  return { head, record, products, relatedProducts, stories, more, solutions: solutions.map(solutionCard) }
}

/** The parts of the page that can be gone to; those that have nothing to show are left out. */
function useSections({ record, products, relatedProducts, stories }: Route.ComponentProps['loaderData']) {
  const { t } = useTexts()
  return [
    { anchor: 'overview', title: t('overview'), isShown: true },
    { anchor: 'strength', title: t('strength'), isShown: isFilled(record.benefit) },
    {
      anchor: 'services',
      title: t('services'),
      isShown: isFilled(record.serviceSolution) || products.length > 0,
    },
    { anchor: 'related-products', title: t('relatedProducts'), isShown: relatedProducts.length > 0 },
    {
      anchor: 'customers',
      title: t('customers'),
      isShown: isFilled(record.customerStories) || stories.length > 0,
    },
  ].filter(({ isShown }) => isShown)
}

/** A use case: what it is, what speaks for it, which services it takes and who does it. */
export default function UseCase({ loaderData }: Route.ComponentProps) {
  const { head, record, products, relatedProducts, stories, solutions, more } = loaderData
  const { t } = useTexts()
  const sections = useSections(loaderData)
  const isShown = (anchor: string) => sections.some((one) => one.anchor === anchor)
  return (
    <>
      <PageHead head={head} />
      <Opening record={record} head={head} />
      <SectionNav sections={sections} />
      <Overview
        anchor="overview"
        content={record.content}
        part={record.useCaseOverview}
        category={record.category}
        area={record.subCategory}
      />
      <PagePart part={record.benefit} anchor="strength" />
      {isShown('services') && (
        <PartSection part={record.serviceSolution} title={t('services')} anchor="services" isTinted>
          <RecordCards cards={products} />
        </PartSection>
      )}
      <CardSection
        anchor="related-products"
        title={t('relatedProducts')}
        cards={relatedProducts}
        way={{ to: pathTo('productList'), title: t('allProducts') }}
      />
      {isShown('customers') && (
        <StoriesSection
          part={record.customerStories}
          stories={stories}
          anchor="customers"
          title={t('customers')}
        />
      )}
      <CardSection
        title={t('relatedSolutions')}
        cards={solutions}
        way={{ to: pathTo('solutionList'), title: t('allSolutions') }}
      />
      <CardSection
        title={t('moreUseCases')}
        cards={more}
        isTinted
        way={{ to: pathTo('useCaseList'), title: t('allUseCases') }}
      />
      <CtaBand cta={record.cta} />
    </>
  )
}
