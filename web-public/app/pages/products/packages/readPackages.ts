import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS, hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import type { product } from '@flou/shared/content/types/product/product.ts'
import { withShownLimits } from '@flou/shared/pricing/chargeRules.ts'
import { KIND_FLAGS, kindsOfProduct, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { MOST_PACKAGES, type PriceRules } from '../../reading/readFromPrice.ts'
import type { TablePackage } from './cellPrice.ts'
import { packageTable, type PackageTable } from './packageTable.ts'

type Product = PublicRecord<typeof product>

/** A product's packages of one kind, under the name that its editor gave them. */
export interface KindOfPackages extends PackageTable {
  kind: PackageKind
  name: string
}

/** The packages of a kind as they are sold; with tax on top where the product's configuration says so. */
export interface SoldPackages {
  kind: PackageKind
  packages: TablePackage[]
  hidden: string[]
  hasTax: boolean
}

const nameOf = (product: Product, kind: PackageKind, language: ContentSource['language']): string =>
  product[`${KIND_FLAGS[kind]}Name`] || PACKAGE_KINDS[kind].type.plural[language]

async function readKind(source: ContentSource, kind: PackageKind, id: number): Promise<SoldPackages> {
  const { type, config } = PACKAGE_KINDS[kind]
  const [found, settings] = await Promise.all([
    source.list(type, { parentId: id, limit: MOST_PACKAGES }),
    source.section(config, id),
  ])
  const hidden = hiddenFieldsIn(settings)
  const records = found as readonly Omit<TablePackage, 'values'>[] // every kind has these fields (packageBase)
  return {
    kind,
    packages: records.map((one) => ({ ...withShownLimits(one, { kind, hidden }), values: { ...one } })),
    hidden,
    hasTax: settings?.hasTax ?? false,
  }
}

/** What a product is sold in, kind by kind; kinds without packages are left out. */
export async function readPackages(source: ContentSource, product: Product): Promise<SoldPackages[]> {
  const kinds = await Promise.all(kindsOfProduct(product).map((kind) => readKind(source, kind, product.id)))
  return kinds.filter(({ packages }) => packages.length > 0)
}

/** Regions looked at for their order. */
const MOST_REGIONS = 100

/** The tables of what a product is sold in. */
export async function packageTables(
  source: ContentSource,
  product: Product,
  { sold, rules }: { sold: readonly SoldPackages[]; rules: PriceRules },
): Promise<KindOfPackages[]> {
  const { language } = source
  const regions = await source.list(region, { limit: MOST_REGIONS })
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
