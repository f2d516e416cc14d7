import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { PRICE_FIELDS } from '@flou/shared/pricing/effect/priceFields.ts'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'
import type { GridColumn } from './columns.ts'
import { bodyOf, errorsOf, type GridRow } from './rows.ts'

export function changedPrices(
  rows: readonly GridRow[],
  { type, columns }: { type: ContentType; columns: readonly GridColumn[] },
): ChangedPrices | undefined {
  const kind = kindOfPackages(type)
  const good = rows.filter((row) => Object.keys(errorsOf(row, columns, type)).length === 0)
  const isPriced = ({ id, cells }: GridRow) =>
    id > 0 && Object.keys(cells).some((key) => PRICE_FIELDS.has(key))
  const productId = Number(good.find(isPriced)?.record['productId'])
  if (!kind || !(productId > 0)) return undefined
  return { kind, productId, rows: good.map((row) => bodyOf(row, columns, type)) }
}
