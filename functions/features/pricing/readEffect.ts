import type { StoredRecord } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { hiddenFieldsIn, PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { CONFIRM_ABOVE, pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { typicalEstimate } from '@flou/shared/content/types/product/typicalEstimate.ts'
import {
  priceEffect,
  type PriceEffectResponse,
  type SoldPackage,
  type TypicalEstimate,
} from '@flou/shared/pricing/effect/priceEffect.ts'
import { priceInRecord } from '@flou/shared/pricing/effect/priceInRecord.ts'
import type { Text } from '@flou/shared/locale.ts'
import { DEFAULT_TAX_PERCENT, taxRule } from '@flou/shared/pricing/tax.ts'
import { DEFAULT_HOURS_PER_MONTH } from '@flou/shared/pricing/unitPrice.ts'
import { AppError } from '../../core/errors.ts'
import { contentReader, type ContentReader } from '../../core/store/contentReader.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { rowsById } from '../../core/store/read/list/keyword.ts'
import { textsOf, titleOf } from '../../core/store/texts.ts'

type Values = Readonly<Record<string, unknown>>

export interface EditedPackages {
  productId: number
  kind: PackageKind
  rows: readonly (Values & { id: number })[]
}

/** Upper limits above any real product. */
const MAX = { estimates: 100, packages: 500, listed: 50 } as const

const soldPackage = (values: Values & { id: number }, within: Within): SoldPackage => ({
  id: values.id,
  productId: within.productId,
  title: typeof values.title === 'string' ? values.title : '',
  regionId: Number(values.regionId),
  price: priceInRecord(visibleValues(values, within), within),
})
interface Within {
  productId: number
  kind: PackageKind
  hasTax: boolean
  /** Hidden fields do not affect the price. */
  hidden: readonly string[]
}

const visibleValues = (values: Values, { hidden }: Within): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)))

interface Stored extends Within {
  records: readonly StoredRecord[]
}

async function readKind(reader: ContentReader, productId: number, kind: PackageKind): Promise<Stored> {
  const { type, config } = PACKAGE_KINDS[kind]
  const [records, settings] = await Promise.all([
    reader.list(type, { parentId: productId, limit: MAX.packages }),
    reader.section(config, productId),
  ])
  return { productId, kind, hasTax: settings?.hasTax === true, hidden: hiddenFieldsIn(settings), records }
}

const estimateOf = (record: StoredRecord): TypicalEstimate => ({
  id: record.id,
  title: textsOf(typicalEstimate.declaration, record, 'title'),
  lines: record.lines as TypicalEstimate['lines'],
})

function readStored(
  reader: ContentReader,
  estimates: readonly TypicalEstimate[],
  { productId, kind }: EditedPackages,
): Promise<Stored[]> {
  const packageKinds = new Map(
    [{ productId, kind }, ...estimates.flatMap(({ lines }) => lines)].map((one) => [
      `${one.productId}#${one.kind}`,
      one,
    ]),
  )
  return Promise.all([...packageKinds.values()].map((one) => readKind(reader, one.productId, one.kind)))
}

/** Returns stored packages merged with the edits, then new ones. */
function editedRecords({ records }: Stored, rows: EditedPackages['rows']): (Values & { id: number })[] {
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

async function productTitle(table: Table, id: number): Promise<Text | undefined> {
  const [row] = await rowsById(table, product, { ids: [id] })
  return row === undefined ? undefined : (JSON.parse(row) as { titles: Text }).titles
}

async function regionTitles(reader: ContentReader, packages: readonly { regionId: number }[]) {
  const ids = [...new Set(packages.map(({ regionId }) => regionId))]
  const found = await Promise.all(ids.map((id) => reader.byId(region, id)))
  return Object.fromEntries(found.flatMap((one) => (one ? [[one.id, titleOf(region, one)]] : [])))
}

/**
 * Costs of typical estimates and packages before and after an unsaved edit. Throws `not_found` without the
 * product.
 */
export async function computeEffect(
  edited: EditedPackages,
  { table, now, registry }: EffectContext,
): Promise<Omit<PriceEffectResponse, 'regions'>> {
  const reader = contentReader({ table, now, registry, consistent: true })
  const [settings, owner, records] = await Promise.all([
    reader.section(pricingCalculator),
    productTitle(table, edited.productId),
    reader.list(typicalEstimate, { limit: MAX.estimates }),
  ])
  if (!owner) throw new AppError('not_found')
  const numberOr = (name: string, otherwise: number) => {
    const value = settings?.[name]
    return typeof value === 'number' ? value : otherwise
  }
  const estimates = records.map(estimateOf)
  const stored = await readStored(reader, estimates, edited)
  const isChanging = (one: Within) => one.productId === edited.productId && one.kind === edited.kind
  const taxPercent = numberOr('taxPercent', DEFAULT_TAX_PERCENT)
  const effect = priceEffect({
    estimates,
    before: stored.flatMap((one) => one.records.map((record) => soldPackage(record, one))),
    after: stored.flatMap((one) => {
      const all = isChanging(one) ? editedRecords(one, edited.rows) : one.records
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

export async function readEffect(
  edited: EditedPackages,
  context: EffectContext,
): Promise<PriceEffectResponse> {
  const { packages, ...effect } = await computeEffect(edited, context)
  const listed = packages.slice(0, MAX.listed)
  const reader = contentReader({ ...context, consistent: true })
  return { ...effect, packages: listed, regions: await regionTitles(reader, listed) }
}
