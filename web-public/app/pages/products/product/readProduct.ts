import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { priceRelated } from '@flou/shared/content/types/product/packages.ts'
import type { product } from '@flou/shared/content/types/product/product.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { titleIn } from '@flou/shared/pricing/priceFile.ts'
import { describePriceUnit } from '@flou/shared/pricing/priceUnit.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'
import { readBilledItems } from '../../reading/readBilledItems.ts'
import { readCostExamples } from '../../reading/readCostExamples.ts'
import { readFaqLinks, readFaqs } from '../../reading/readFaqs.ts'
import { readFromPrice, readPriceRules, type PriceRules } from '../../reading/readFromPrice.ts'
import { offersOf, priceValidity } from '../packages/offers.ts'
import { quoteCard } from '../../customerStory/storyCard.ts'
import { packageTables, readPackages, type SoldPackages } from '../packages/readPackages.ts'
import { readProducts, type ProductEntry } from '../readProducts.ts'
import { splitBody, type ProductBody } from './splitBody.ts'

type Product = PublicRecord<typeof product>

const RELATED = 4
const STORIES = 6
const ADDED_PRICES = 40
const COST_EXAMPLES = 2

async function readRelated(source: ContentSource, { id, group, category }: Product): Promise<ProductEntry[]> {
  const readOthers = async (field: string, target: { id: number } | null) => {
    if (!target) return []
    const found = await readProducts(source, { by: { field, id: target.id }, limit: RELATED + 1 })
    return found.filter((one) => one.id !== id)
  }
  const inGroup = await readOthers('groupId', group)
  if (inGroup.length >= RELATED) return inGroup.slice(0, RELATED)
  const knownIds = new Set(inGroup.map((one) => one.id))
  const inCategory = await readOthers('categoryId', category)
  return [...inGroup, ...inCategory.filter((one) => !knownIds.has(one.id))].slice(0, RELATED)
}

export async function readStories(source: ContentSource, { id, successStories }: Product) {
  const chosen = successStories.customerStorys.slice(0, STORIES)
  const [picked, naming] = await Promise.all([
    Promise.all(chosen.map((one) => source.summary(customerStory, one.id))),
    source.list(customerStory, { by: { field: 'productIds', id }, limit: STORIES }),
  ])
  const all = [...picked.filter((one) => one !== undefined), ...naming]
  return [...new Map(all.map((one) => [one.id, one])).values()].slice(0, STORIES).map(quoteCard)
}

async function readAddedPrices(source: ContentSource, { id, title }: Product) {
  const [found, items] = await Promise.all([
    source.list(priceRelated, { by: { field: 'relatedProduct', id }, limit: ADDED_PRICES }),
    readBilledItems(source),
  ])
  const rows = Map.groupBy(found, ({ title: name, billingItem }) => `${name} ${billingItem?.id ?? 0}`)
  return [...rows.values()].map((sameRow) => ({
    id: sameRow[0]?.id ?? 0,
    title: (sameRow[0] && titleIn(sameRow[0], source.language)) || title,
    billing: sameRow[0]?.billingMethod?.title ?? '',
    prices: sameRow.map(({ region, billingItem, price }) => ({
      region: region?.title ?? '',
      amount: formatMoney(price, source.language),
      unit: describePriceUnit({ unit: 'month', item: items[billingItem?.id ?? 0] }, source.language),
    })),
  }))
}

async function readDocumentation(source: ContentSource, { id }: Product) {
  const [found] = await source.list(documentation, { by: { field: 'productId', id }, limit: 1 })
  return found && { path: pathTo('documentation', found.slug), faqs: found.faqs, lang: found.lang }
}

/** Negative ids, which never collide with stored questions. */
const ownQuestionId = (index: number) => -1 - index

interface OwnQuestions {
  body: ProductBody
  guide: Awaited<ReturnType<typeof readDocumentation>>
}

/** Questions of the text, otherwise of the documentation; categories for all products are linked then. */
async function readQuestions(
  source: ContentSource,
  { title, lang }: Product,
  { body, guide }: OwnQuestions,
): Promise<FaqGroup[]> {
  const inText = body.questions.map((one) => ({ ...one, lang }))
  const own = inText.length > 0 ? inText : (guide?.faqs ?? [])
  if (own.length === 0)
    return source.readFragment('faqs:product', (sharedSource) => readFaqs(sharedSource, 'product'))
  const questions = own.map((one, index) => ({
    id: ownQuestionId(index),
    question: one.question,
    answer: one.answer,
    lang: one.lang,
  }))
  const links = await source.readFragment('faqLinks:product', (sharedSource) =>
    readFaqLinks(sharedSource, 'product'),
  )
  return [{ id: 0, title, description: '', lang: questions[0]?.lang ?? lang, questions }, ...links]
}

/** Returns true if both category and product are enabled for the calculator. */
async function isInCalculator(source: ContentSource, { category, showOnCalculator }: Product) {
  if (!showOnCalculator || !category) return false
  const found = await source.summary(productCategory, category.id)
  return found?.showProductsOnCalculator === true
}

async function priceNotes(source: ContentSource, product: Product, { rules, sold }: Priced) {
  const hasTax = sold.some((one) => one.hasTax)
  return {
    tax: hasTax ? taxName(rules.taxPercent, source.language) : undefined,
    hours: rules.hoursPerMonth,
    note: product.hasAditionalPackageInfo ? rules.note : '',
    saving: rules.saving,
    hasMore: product.hasAditionalPackageInfo,
    inCalculator: await isInCalculator(source, product),
  }
}
interface Priced {
  rules: PriceRules
  sold: readonly SoldPackages[]
}

async function readPricing(source: ContentSource, product: Product) {
  const [rules, sold] = await Promise.all([readPriceRules(source), readPackages(source, product)])
  const { validUntil, nextOn } = priceValidity(todayInJakarta(source.now))
  const offers = offersOf(sold, { rules, validUntil, language: source.language })
  if (offers) source.scheduleRerender(nextOn)
  return {
    tables: await packageTables(source, product, { sold, rules }),
    added: await readAddedPrices(source, product),
    notes: await priceNotes(source, product, { rules, sold }),
    offers,
  }
}

export async function readProductContent(source: ContentSource, product: Product) {
  const body = splitBody(product.content)
  const guide = await readDocumentation(source, product)
  const [price, pricing, costs, related, stories, faqs] = await Promise.all([
    readFromPrice(source, product),
    readPricing(source, product),
    readCostExamples(source, { by: { field: 'productIds', id: product.id }, limit: COST_EXAMPLES }),
    readRelated(source, product),
    readStories(source, product),
    readQuestions(source, product, { body, guide }),
  ])
  return { body, price, pricing, costs, related, stories, faqs, documentation: guide?.path }
}
export type Pricing = Awaited<ReturnType<typeof readPricing>>
