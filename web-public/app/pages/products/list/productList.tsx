import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { readPage } from '../../reading/readPage.ts'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { Category } from './Category.tsx'
import { ProductFilter } from './ProductFilter.tsx'
import { readCategoriesOfProducts, type CategoryOfProducts } from './readCategories.ts'
import { useCatalogueJsonLd } from './useCatalogueJsonLd.ts'
import { matchesWords, splitWords } from '../../../elements/queryWords.ts'
import { useFilter } from './useFilter.ts'
import type { Route } from './+types/productList'
import styles from './productList.module.css'
import { categoryAnchor } from '../anchors.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [data, categories] = await Promise.all([
    readPage('productList', args),
    readCategoriesOfProducts(source),
  ])
  return { ...data, categories }
}

const filterCategories = (categories: readonly CategoryOfProducts[], query: string): CategoryOfProducts[] => {
  const words = splitWords(query)
  return categories
    .map((one) => ({
      ...one,
      products: one.products.filter(({ title, description, keywords }) =>
        matchesWords(words, title, description, keywords),
      ),
    }))
    .filter(({ products }) => products.length > 0)
}

function Catalogue({ categories }: { categories: readonly CategoryOfProducts[] }) {
  const { t } = useTexts(productTexts)
  const [query, setQuery] = useFilter()
  const visibleCategories = filterCategories(categories, query)
  const count = visibleCategories.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <>
      <SectionNav
        sections={visibleCategories.map((one) => ({ anchor: categoryAnchor(one), title: one.title }))}
      />
      <ProductFilter query={query} onChange={setQuery} count={count} />
      {visibleCategories.map((category) => (
        <Category key={category.id} category={category} />
      ))}
      {count === 0 && (
        <p className={`wrap section ${styles['none']}`}>
          {query.trim() === '' ? t('noProducts') : t('foundNone', { words: query.trim() })}
        </p>
      )}
    </>
  )
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { head, header, categories, useCase } = loaderData
  const { t } = useTexts(productTexts)
  return (
    <>
      <PageHead head={head} jsonLd={useCatalogueJsonLd(categories)} />
      <PageOpening head={head} header={header} />
      <Catalogue categories={categories} />
      <p className={`wrap ${styles['all']}`}>
        <SiteLink to={pathTo('productGroupList')} className="arrow-link">
          {t('allGroups')}
        </SiteLink>
      </p>
      {useCase && <PageBlock block={useCase} anchor="use-case" />}
    </>
  )
}
