import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { readPage } from '../../reading/readPage.ts'
import { useProductTexts } from '../texts.ts'
import { categoryAnchor } from './anchors.ts'
import { Category } from './Category.tsx'
import { matchesWords, wordsOf } from './matchesWords.ts'
import { ProductFilter } from './ProductFilter.tsx'
import { readCategoriesOfProducts, type CategoryOfProducts } from './readCategories.ts'
import { useCatalogueJsonLd } from './useCatalogueJsonLd.ts'
import { useFilter } from './useFilter.ts'
import type { Route } from './+types/productList'
import styles from './productList.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [data, categories] = await Promise.all([
    readPage('productList', args),
    readCategoriesOfProducts(source),
  ])
  return { ...data, categories }
}

const narrowed = (categories: readonly CategoryOfProducts[], query: string): CategoryOfProducts[] => {
  const words = wordsOf(query)
  return categories
    .map((one) => ({
      ...one,
      products: one.products.filter(({ title, description }) => matchesWords(words, title, description)),
    }))
    .filter(({ products }) => products.length > 0)
}

/** The products by category, narrowed to what a visitor looks for. */
function Catalogue({ categories }: { categories: readonly CategoryOfProducts[] }) {
  const { t } = useProductTexts()
  const [query, setQuery] = useFilter()
  const shown = narrowed(categories, query)
  const count = shown.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <>
      <SectionNav sections={shown.map((one) => ({ anchor: categoryAnchor(one), title: one.title }))} />
      <ProductFilter query={query} onChange={setQuery} count={count} />
      {shown.map((category) => (
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

/** What is sold: all categories with their products, and what people build with them. */
export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { head, header, categories, useCase } = loaderData
  const { t } = useProductTexts()
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
      {useCase && <PagePart part={useCase} anchor="use-case" />}
    </>
  )
}
