import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { costExample } from '@flou/shared/content/types/product/typicalEstimate.ts'
import type { Language } from '@flou/shared/locale.ts'
import { estimateHash, type Estimate, type EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem, totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney, formatNumber } from '@flou/shared/pricing/money.ts'
import { soldIn, titleIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { formatAmount, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import { taxName } from '@flou/shared/pricing/tax.ts'
import type {
  ContentSource,
  PublicRecord,
  ReferenceFilter,
  SharedFile,
} from '@flou/shared/site/contentSource.ts'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import type { CostExample } from '../../sections/costExample.ts'
import { exampleTexts } from '../../texts/pages/calculator/examples.ts'
import { textsIn } from '../../texts/useTexts.ts'
import { readBilledItems } from './readBilledItems.ts'
import { readPriceRules } from './readFromPrice.ts'
import { readPriceFile } from './readPriceFile.ts'

type Example = PublicRecord<typeof costExample>
type OrderLine = Example['lines'][number]

interface SoldProduct {
  title: string
  version: string
  shared: SharedFile
  file: PriceFile
}

const parsedFiles = new WeakMap<SharedFile, PriceFile>()
const parse = (file: SharedFile): PriceFile =>
  getOrMake(parsedFiles, file, () => JSON.parse(file.body) as PriceFile)

/** Returns undefined for products that the calculator does not offer. */
async function readSold(source: ContentSource, id: number): Promise<SoldProduct | undefined> {
  const sold = await source.summary(product, id)
  if (!sold?.showOnCalculator || !sold.category) return undefined
  const category = await source.summary(productCategory, sold.category.id)
  if (!category?.showProductsOnCalculator) return undefined
  const { file, version } = await readPriceFile(source, sold)
  return { title: sold.title, version, shared: file, file: parse(file) }
}

const folded = (title: string) => title.trim().toLowerCase()

function itemOf(line: OrderLine, sold: SoldProduct, key: number): EstimateItem | undefined {
  const { kind, packageTitle, quantity, capacity, hours } = line
  const found = sold.file.kinds
    .find((one) => one.kind === kind)
    ?.packages.find((one) => folded(one.title) === folded(packageTitle) && one.region === line.region?.id)
  return (
    found && {
      key,
      product: sold.file.product,
      version: sold.version,
      kind,
      id: found.id,
      quantity,
      ...(capacity > 0 && { capacity }),
      ...(hours > 0 && { hours }),
      extras: [],
    }
  )
}

interface Written {
  items: Readonly<Record<number, BilledItem>>
  language: Language
}

function amountOf(line: OrderLine, one: ReturnType<typeof soldIn>, { items, language }: Written): string {
  if (line.capacity === 0) return ''
  const item = items[Number(one?.package?.values['billingItemId'] ?? 0)]
  return one?.price.isMetered === true && item
    ? formatAmount(line.capacity, item, language)
    : `${formatNumber(line.capacity, language)}\u00A0GB`
}

function describeLine(
  line: OrderLine,
  { sold, item }: { sold: SoldProduct | undefined; item: EstimateItem | undefined },
  written: Written,
): { name: string; facts: string } {
  const { language } = written
  const { t } = textsIn(exampleTexts, language)
  const number = (value: unknown, unit: string) =>
    typeof value === 'number' && value > 0 ? `${formatNumber(value, language)}\u00A0${unit}` : ''
  const one = sold && item && soldIn(sold.file, item)
  const title = one?.package ? titleIn(one.package, language) : line.packageTitle
  const product = sold?.title ?? line.product?.title ?? ''
  const name = folded(product).includes(folded(title)) ? product : `${product} ${title}`
  const { cpu, ram } = one?.package?.values ?? {}
  const facts = [
    number(cpu, 'vCPU'),
    number(ram, 'GB RAM'),
    amountOf(line, one, written),
    line.hours > 0 ? t('hours', { hours: formatNumber(line.hours, language) }) : '',
  ]
  const quantity = line.quantity > 1 ? `${formatNumber(line.quantity, language)}\u00A0×\u00A0` : ''
  return { name: quantity + name, facts: facts.filter(Boolean).join(' · ') }
}

const unique = <T>(values: readonly T[]) => [...new Set(values)]

async function readLines(source: ContentSource, { lines }: Example) {
  const [items, sold] = await Promise.all([
    readBilledItems(source),
    Promise.all(lines.map((line) => readSold(source, line.product?.id ?? 0))),
  ])
  return lines.map((line, index) => {
    const own = sold[index]
    const item = own && itemOf(line, own, index + 1)
    return {
      text: describeLine(line, { sold: own, item }, { items, language: source.language }),
      item,
      result: item && priceItem(item, own.file, { period: 'month' }),
      files: own ? [own.shared] : [],
    }
  })
}

type PricedLine = Awaited<ReturnType<typeof readLines>>[number]

/** Returns undefined unless all lines have a price. */
function priceOf(
  lines: readonly PricedLine[],
  { title: name, taxPercent, language }: { title: string; taxPercent: number; language: Language },
) {
  const results = lines.flatMap(({ result }) => (result?.amount === undefined ? [] : [result]))
  const isWhole = results.length === lines.length && results.length > 0
  const totals = isWhole ? totalOfItems(results, taxPercent) : undefined
  const estimate: Estimate = { name, period: 'month', items: lines.flatMap(({ item }) => item ?? []) }
  return (
    totals && {
      total: formatMoney(totals.total, language),
      tax: totals.tax > 0 ? taxName(taxPercent, language) : '',
      hash: estimateHash(estimate),
    }
  )
}

async function readExample(source: ContentSource, example: Example) {
  const { language } = source
  const { id, title, description, lang } = example
  const [lines, { taxPercent }] = await Promise.all([readLines(source, example), readPriceRules(source)])
  const price = priceOf(lines, { title, taxPercent, language })
  const made: CostExample = {
    id,
    title,
    description,
    lang,
    regions: unique(example.lines.flatMap(({ region }) => region?.title ?? [])).join(', '),
    lines: lines.map(({ text, result }) => ({
      ...text,
      amount: result?.amount === undefined ? '' : formatMoney(result.amount, language),
    })),
    ...(price && { price }),
  }
  return { made, files: lines.flatMap((one) => one.files) }
}

/** Reads examples with their cost at list prices, and the price files that their links refer to. */
export async function readCostExamples(source: ContentSource, query: { by: ReferenceFilter; limit: number }) {
  const records = await source.list(costExample, query)
  const read = await Promise.all(records.map((record) => readExample(source, record)))
  const files = new Map(read.flatMap((one) => one.files.map((file) => [file.key, file] as const)))
  return { examples: read.map(({ made }) => made), files: [...files.values()] }
}
