import type { StoredRecord } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { hiddenFieldsIn, PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { CONFIRM_ABOVE, pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { typicalEstimate } from '@flou/shared/content/types/product/typicalEstimate.ts'
import {
  priceEffect,
  type PriceEffectAnswer,
  type SoldPackage,
  type TypicalEstimate,
} from '@flou/shared/pricing/effect/priceEffect.ts'
import { priceInRecord } from '@flou/shared/pricing/effect/priceInRecord.ts'
import type { Text } from '@flou/shared/locale.ts'
import { DEFAULT_TAX_PERCENT, taxRule } from '@flou/shared/pricing/tax.ts'
import { DEFAULT_HOURS_PER_MONTH } from '@flou/shared/pricing/unitPrice.ts'
import { AppError } from '../../appError.ts'
import { contentReader, type ContentReader } from '../../store/contentReader.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { rowsById } from '../../store/read/list/keyword.ts'
import { textsOf, titleOf } from '../../store/texts.ts'

type Values = Readonly<Record<string, unknown>>

/** Packages of one kind of a product, as they are to be saved; with the id of a stored one, or 0. */
export interface ChangedPackages {
  productId: number
  kind: PackageKind
  rows: readonly (Values & { id: number })[]
}

/** Estimates and packages of a kind that are looked at; no product comes near it. */
const MOST = { estimates: 100, packages: 500, shown: 50 } as const

const soldPackage = (values: Values & { id: number }, within: Within): SoldPackage => ({
  id: values.id,
  productId: within.productId,
  title: typeof values['title'] === 'string' ? values['title'] : '',
  regionId: Number(values['regionId']),
  price: priceInRecord(shownValues(values, within), within),
})
interface Within {
  productId: number
  kind: PackageKind
  hasTax: boolean
  /** Fields that the product hides: visitors do not pay by them. */
  hidden: readonly string[]
}

const shownValues = (values: Values, { hidden }: Within): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))

interface Stored extends Within {
  records: readonly StoredRecord[]
}

async function readKind(reader: ContentReader, productId: number, kind: PackageKind): Promise<Stored> {
  const { type, config } = PACKAGE_KINDS[kind]
  const [records, settings] = await Promise.all([
    reader.list(type, { parentId: productId, limit: MOST.packages }),
    reader.section(config, productId),
  ])
  return { productId, kind, hasTax: settings?.['hasTax'] === true, hidden: hiddenFieldsIn(settings), records }
}

const estimateOf = (record: StoredRecord): TypicalEstimate => ({
  id: record.id,
  title: textsOf(typicalEstimate.shape, record, 'title'),
  lines: record['lines'] as TypicalEstimate['lines'], // as the schema let it pass
})

/** The packages that estimates name and those that change, each product and kind once. */
function readStored(
  reader: ContentReader,
  estimates: readonly TypicalEstimate[],
  { productId, kind }: ChangedPackages,
): Promise<Stored[]> {
  const wanted = new Map(
    [{ productId, kind }, ...estimates.flatMap(({ lines }) => lines)].map((one) => [
      `${one.productId}#${one.kind}`,
      one,
    ]),
  )
  return Promise.all([...wanted.values()].map((one) => readKind(reader, one.productId, one.kind)))
}

/** The packages as they will be: stored ones with what changes laid over them, then new ones. */
function changedRecords({ records }: Stored, rows: ChangedPackages['rows']): (Values & { id: number })[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [
    ...records.map((record) => ({ ...record, ...byId.get(record.id), id: record.id })),
    ...rows.filter(({ id }) => id === 0),
  ]
}

interface EffectContext {
  table: Table
  now: Date
  registry: Registry
}

/** Of a product that visitors see, or not yet; undefined where there is none. */
async function productTitle(table: Table, id: number): Promise<Text | undefined> {
  const [row] = await rowsById(table, product, { ids: [id] })
  return row === undefined ? undefined : (JSON.parse(row) as { titles: Text }).titles // written by `rowOf`
}

async function regionTitles(reader: ContentReader, packages: readonly { regionId: number }[]) {
  const ids = [...new Set(packages.map(({ regionId }) => regionId))]
  const found = await Promise.all(ids.map((id) => reader.byId(region, id)))
  return Object.fromEntries(found.flatMap((one) => (one ? [[one.id, titleOf(region, one)]] : [])))
}

/**
 * What typical estimates and the packages themselves cost before and after a change that is not saved yet; of all packages, and without
 * the names of their regions.
 * @throws AppError `not_found` where the product is not there
 */
export async function computeEffect(
  changed: ChangedPackages,
  { table, now, registry }: EffectContext,
): Promise<Omit<PriceEffectAnswer, 'regions'>> {
  const reader = contentReader({ table, now, registry, consistent: true })
  const [settings, owner, records] = await Promise.all([
    reader.section(pricingCalculator),
    productTitle(table, changed.productId),
    reader.list(typicalEstimate, { limit: MOST.estimates }),
  ])
  if (!owner) throw new AppError('not_found')
  const numberOr = (name: string, otherwise: number) => {
    const value = settings?.[name]
    return typeof value === 'number' ? value : otherwise
  }
  const estimates = records.map(estimateOf)
  const stored = await readStored(reader, estimates, changed)
  const isChanging = (one: Within) => one.productId === changed.productId && one.kind === changed.kind
  const taxPercent = numberOr('taxPercent', DEFAULT_TAX_PERCENT)
  const effect = priceEffect({
    estimates,
    before: stored.flatMap((one) => one.records.map((record) => soldPackage(record, one))),
    after: stored.flatMap((one) => {
      const all = isChanging(one) ? changedRecords(one, changed.rows) : one.records
      return all.map((record) => soldPackage(record, one))
    }),
    hoursPerMonth: numberOr('hoursPerMonth', DEFAULT_HOURS_PER_MONTH),
    rule: taxRule(taxPercent, todayInJakarta(now)),
  })
  return {
    ...effect,
    confirmAbove: numberOr('confirmAbovePercent', CONFIRM_ABOVE),
    product: owner,
    taxPercent: stored.some((one) => isChanging(one) && one.hasTax) ? taxPercent : null,
  }
}

/** The same for people to look at: the packages that change most, with the names of their regions. */
export async function readEffect(
  changed: ChangedPackages,
  context: EffectContext,
): Promise<PriceEffectAnswer> {
  const { packages, ...effect } = await computeEffect(changed, context)
  const shown = packages.slice(0, MOST.shown)
  const reader = contentReader({ ...context, consistent: true })
  return { ...effect, packages: shown, regions: await regionTitles(reader, shown) }
}
