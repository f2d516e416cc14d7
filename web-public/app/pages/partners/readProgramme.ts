import type { LoaderFunctionArgs } from 'react-router'
import { businessPartner } from '@flou/shared/content/types/partner/businessPartner.ts'
import { techPartner } from '@flou/shared/content/types/partner/techPartner.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { parameterOf, PAGE_PATHS, pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { contentContext } from '../../contentContext.ts'
import { readPage, requireFound } from '../reading/readPage.ts'
import { ALL_PRODUCTS } from '@flou/shared/strings/slug.ts'

const TYPES = { businessPartner, techPartner } as const
type ProgrammeName = keyof typeof TYPES

/** Parses programme and product from the path, which the router treats as one parameter. */
function programmeAt(path: string): { name: ProgrammeName; product: string } | undefined {
  for (const name of ['businessPartner', 'techPartner'] as const) {
    const product = parameterOf(PAGE_PATHS[name], path)
    if (product !== undefined) return { name, product }
  }
  return undefined
}

interface Category {
  id: number
  title: string
  slug: string
}

const partnersOf = (source: ContentSource, name: ProgrammeName, { id }: Category) =>
  source.list(TYPES[name], { by: { field: 'productCategoryId', id }, isReversed: true, limit: 1 })

async function readProducts(source: ContentSource, name: ProgrammeName, categories: readonly Category[]) {
  const found = await Promise.all(
    categories.map(async (category) => (await partnersOf(source, name, category)).length > 0),
  )
  return categories
    .filter((_, index) => found[index])
    .map((category) => ({ title: category.title, to: pathTo(name, category.slug) }))
}

/** Reads a programme's page. @throws 404 if the product has no partners */
async function readNamed(name: ProgrammeName, args: LoaderFunctionArgs, category: Category | undefined) {
  const { source } = args.context.get(contentContext)
  if (category) requireFound((await partnersOf(source, name, category))[0])
  const options = category ? { by: { field: 'productCategoryId', id: category.id } } : {}
  return name === 'businessPartner'
    ? readPage('businessPartner', args, options)
    : readPage('techPartner', args, options)
}

/** Reads a programme's page. @throws 404 for an unknown programme, or a product without partners */
export async function readProgramme(args: LoaderFunctionArgs) {
  const { source } = args.context.get(contentContext)
  const { name, product } = requireFound(programmeAt(`/partners/${args.params['product']}`))
  const categories = await source.list(productCategory)
  const isAll = product === ALL_PRODUCTS
  const found = categories.find(({ slug }) => slug === product)
  const category = isAll ? undefined : requireFound(found)
  const params = { ...args.params, product }
  const { categories: listed, page, ...data } = await readNamed(name, { ...args, params }, category)
  const partners = page.records.map((partner) => ({ url: '', ...partner }))
  return {
    ...data,
    list: { path: page.path, number: page.number, pages: page.pages },
    partners,
    product: category?.title,
    all: pathTo(name, ALL_PRODUCTS),
    products: await readProducts(source, name, listed),
  }
}
export type Programme = Awaited<ReturnType<typeof readProgramme>>
