import { createHash } from 'node:crypto'
import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS, hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { priceRelated } from '@flou/shared/content/types/product/packages.ts'
import type { product } from '@flou/shared/content/types/product/product.ts'
import type { PartialHours } from '@flou/shared/pricing/line/packagePrice.ts'
import { KIND_FLAGS, kindsOfProduct, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import {
  priceFileKey,
  VERSION_LENGTH,
  type AddedPrice,
  type PriceFile,
  type PriceFileKind,
  type PriceFilePackage,
  type Titled,
} from '@flou/shared/pricing/priceFile.ts'
import type { PriceUnit } from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource, PublicRecord, SharedFile } from '@flou/shared/site/contentSource.ts'
import type { BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import { readBilledItems } from './readBilledItems.ts'
import { MAX_PACKAGES, readPriceRules } from './readFromPrice.ts'

export type Product = PublicRecord<typeof product>

const SEPARATE_FIELDS: ReadonlySet<string> = new Set([
  'productId',
  'title',
  'indonesianTitle',
  'regionId',
  'order',
  'price',
  'unit',
  'pricePerMonth',
  'pricePerHour',
  'monthlyCap',
  'minimumCharge',
  'partialHours',
  'formula',
  'isFormula',
])
const MOST = { regions: 100, added: 50 } as const

type Values = Readonly<Record<string, unknown>>

function plainValue(record: Values, field: string): string | number | undefined {
  const target = record[field.replace(/Id$/, '')]
  const value = typeof target === 'object' && target !== null && 'id' in target ? target.id : record[field]
  return (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
    ? value
    : undefined
}

interface Sold extends Values, Titled {
  id: number
  region: { id: number } | null
  billingItem: { id: number } | null
  price: number
  unit: PriceUnit
  pricePerMonth?: number
  pricePerHour?: number
  monthlyCap?: number
  minimumCharge?: number
  partialHours?: PartialHours
  isFormula?: boolean
  formula?: string
}

type Items = Readonly<Record<number, BilledItem>>

const isMetered = (items: Items, item: { id: number } | null) =>
  item !== null && items[item.id]?.billedFor === 'use'

interface KindFields {
  fields: readonly string[]
  hidden: ReadonlySet<string>
  items: Items
}

function packageOf(record: Sold, { fields, hidden, items }: KindFields): PriceFilePackage {
  const { id, title, indonesianTitle = '', region: soldRegion, unit, formula = '' } = record
  const isPublic = (name: string) => !hidden.has(name)
  const amount = (name: 'pricePerMonth' | 'pricePerHour' | 'monthlyCap' | 'minimumCharge') =>
    isPublic(name) ? (record[name] ?? 0) : 0
  const [month, hour, monthlyCap, minimumCharge] = [
    amount('pricePerMonth'),
    amount('pricePerHour'),
    amount('monthlyCap'),
    amount('minimumCharge'),
  ]
  const values = fields.flatMap((name) => {
    const value = isPublic(name) && !SEPARATE_FIELDS.has(name) ? plainValue(record, name) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    id,
    title,
    ...(indonesianTitle !== '' && { indonesianTitle }),
    region: soldRegion?.id ?? 0,
    price: isPublic('price') ? record.price : 0,
    unit,
    ...(month > 0 && { month }),
    ...(hour > 0 && { hour }),
    ...(monthlyCap > 0 && { monthlyCap }),
    ...(minimumCharge > 0 && { minimumCharge }),
    ...(isPublic('partialHours') && record.partialHours === 'started' && { partialHours: 'started' }),
    ...(record.isFormula === true && isPublic('formula') && isPublic('isFormula') && { formula }),
    ...(isPublic('billingItemId') && isMetered(items, record.billingItem) && { isMetered: true }),
    values: Object.fromEntries(values),
  }
}

async function readKind(source: ContentSource, sold: Product, kind: PackageKind): Promise<PriceFileKind> {
  const { type, config } = PACKAGE_KINDS[kind]
  const [found, settings, items] = await Promise.all([
    source.list(type, { parentId: sold.id, limit: MAX_PACKAGES }),
    source.section(config, sold.id),
    readBilledItems(source),
  ])
  const hidden = new Set(hiddenFieldsIn(settings))
  const fields = Object.keys(type.declaration.fields)
  const records = found as readonly Sold[] // all kinds have these fields (packageBase)
  return {
    kind,
    name: sold[`${KIND_FLAGS[kind]}Name`],
    hasTax: settings?.hasTax ?? false,
    packages: records.map((record) => packageOf(record, { fields, hidden, items })),
  }
}

async function readAdded(source: ContentSource, id: number, hasTax: boolean): Promise<AddedPrice[]> {
  const [found, items] = await Promise.all([
    source.list(priceRelated, { by: { field: 'relatedProduct', id }, limit: MOST.added }),
    readBilledItems(source),
  ])
  return found.map(({ id: own, title, indonesianTitle, region: soldRegion, billingItem, ...one }) => ({
    id: own,
    title,
    ...(indonesianTitle && { indonesianTitle }),
    region: soldRegion?.id ?? 0,
    price: one.price,
    billingItem: billingItem?.id ?? 0,
    hasTax,
    ...(isMetered(items, billingItem) && { isMetered: true }),
    ...(one.isTransfer && { isTransfer: true }),
  }))
}

async function makeFile(source: ContentSource, sold: Product): Promise<PriceFile> {
  const [rules, order, all] = await Promise.all([
    readPriceRules(source),
    source.list(region, { limit: MOST.regions }),
    Promise.all(kindsOfProduct(sold).map((kind) => readKind(source, sold, kind))),
  ])
  const kinds = all.filter(({ packages }) => packages.length > 0)
  const added = await readAdded(
    source,
    sold.id,
    kinds.some(({ hasTax }) => hasTax),
  )
  const used = new Set([...kinds.flatMap(({ packages }) => packages), ...added].map((one) => one.region))
  return {
    product: sold.id,
    slug: sold.slug,
    hoursPerMonth: rules.hoursPerMonth,
    taxPercent: rules.taxPercent,
    regions: order.map(({ id }) => id).filter((id) => used.has(id)),
    kinds,
    added,
  }
}

export interface PublishedPrices {
  file: SharedFile
  version: string
  isEmpty: boolean
}

/**
 * Returns a product's prices as a content-addressed file, shared by both languages. It is one dependency, so
 * that a changed package renders only this file.
 */
export function readPriceFile(source: ContentSource, sold: Product): Promise<PublishedPrices> {
  const kinds = kindsOfProduct(sold)
  const named = Object.values(KIND_FLAGS).map((flag) => sold[`${flag}Name`])
  // the key must determine everything that the callback reads
  const name = createHash('sha256')
    .update(JSON.stringify([kinds, named, sold.slug]))
    .digest('base64url')
  return source.readFragment(`priceFile:${sold.id}:${name.slice(0, VERSION_LENGTH)}`, async (own) => {
    const made = await makeFile(own, sold)
    const body = JSON.stringify(made)
    const version = createHash('sha256').update(body).digest('base64url').slice(0, VERSION_LENGTH)
    const file = { key: priceFileKey(sold.id, version), body }
    return { file, version, isEmpty: made.kinds.length === 0 && made.added.length === 0 }
  })
}
