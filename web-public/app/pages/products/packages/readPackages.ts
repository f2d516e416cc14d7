import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS, hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import type { product } from '@flou/shared/content/types/product/product.ts'
import { withApplicableLimits } from '@flou/shared/pricing/chargeRules.ts'
import { KIND_FLAGS, kindsOfProduct, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { titleIn, type Titled } from '@flou/shared/pricing/priceFile.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readBilledItems } from '../../reading/readBilledItems.ts'
import { MAX_PACKAGES, type PriceRules } from '../../reading/readFromPrice.ts'
import { kindTexts } from '../../../texts/pages/calculator/calculator.ts'
import type { TablePackage } from './cellPrice.ts'
import { packageTable, type PackageTable } from './packageTable.ts'

type Product = PublicRecord<typeof product>

export interface KindOfPackages extends PackageTable {
  kind: PackageKind
  name: string
}

export interface SoldPackages {
  kind: PackageKind
  packages: TablePackage[]
  hidden: string[]
  hasTax: boolean
}

const nameOf = (product: Product, kind: PackageKind, language: ContentSource['language']): string =>
  product[`${KIND_FLAGS[kind]}Name`] || kindTexts[kind][language]

type PackageRecord = Omit<TablePackage, 'values' | 'item'> & Titled & { billingItem: { id: number } | null }

async function readKind(source: ContentSource, kind: PackageKind, id: number): Promise<SoldPackages> {
  const { type, config } = PACKAGE_KINDS[kind]
  const [found, settings, items] = await Promise.all([
    source.list(type, { parentId: id, limit: MAX_PACKAGES }),
    source.section(config, id),
    readBilledItems(source),
  ])
  const hidden = hiddenFieldsIn(settings)
  const records = found as readonly PackageRecord[] // all kinds have these fields (packageBase)
  const itemOf = ({ billingItem }: PackageRecord) =>
    billingItem && !hidden.includes('billingItemId') ? items[billingItem.id] : undefined
  return {
    kind,
    packages: records.map((one) => ({
      ...withApplicableLimits(one, { kind, hidden }),
      title: titleIn(one, source.language),
      item: itemOf(one),
      values: { ...one, item: itemOf(one) },
    })),
    hidden,
    hasTax: settings?.hasTax ?? false,
  }
}

export async function readPackages(source: ContentSource, product: Product): Promise<SoldPackages[]> {
  const kinds = await Promise.all(kindsOfProduct(product).map((kind) => readKind(source, kind, product.id)))
  return kinds.filter(({ packages }) => packages.length > 0)
}

const MAX_REGIONS = 100

export async function packageTables(
  source: ContentSource,
  product: Product,
  { sold, rules }: { sold: readonly SoldPackages[]; rules: PriceRules },
): Promise<KindOfPackages[]> {
  const { language } = source
  const regions = await source.list(region, { limit: MAX_REGIONS })
  return sold.map(({ kind, packages, hidden, hasTax }) => ({
    kind,
    name: nameOf(product, kind, language),
    ...packageTable(packages, {
      language,
      hidden,
      regionOrder: regions.map(({ id }) => id),
      hoursPerMonth: rules.hoursPerMonth,
      taxPercent: hasTax ? rules.taxPercent : undefined,
    }),
  }))
}
