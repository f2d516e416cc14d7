import type { Option, StoredRecord } from '@flou/shared/api.ts'
import type { StaffClient } from './staffClient.ts'

/** References of a storage package: fields and types, in the order of the grid's columns. */
const REFERENCES = {
  regionId: 'region',
  productDetailId: 'productDetail',
  billingMethodId: 'billingMethod',
  billingItemId: 'billingItem',
  billingItemTypeId: 'billingItemType',
} as const

/** Price columns of the grid up to those that tests read. */
const [REGION, ...OTHERS] = Object.keys(REFERENCES)
export const COLUMNS = ['title', REGION, 'price', ...OTHERS, 'unit', 'order']

/** Storage packages as records and as spreadsheet lines. They refer to the first record of each type. */
export interface Packages {
  of: (title: string) => Record<string, unknown>
  /** A row as a spreadsheet copies it, in column order. */
  copied: (title: string, price: string) => string
}

export async function packagesOf(api: StaffClient): Promise<Packages> {
  const named = new Map<string, Option>()
  for (const [name, type] of Object.entries(REFERENCES)) {
    const [first] = await api.data<Option[]>('GET', `/api/dashboard/options/${type}`)
    if (first) named.set(name, first)
  }
  const names = Object.keys(REFERENCES)
  const [region = '', ...titles] = names.map((name) => named.get(name)?.title.en ?? '')
  return {
    of: (title) => ({
      title,
      ...Object.fromEntries(names.map((name) => [name, named.get(name)?.id])),
      unit: 'month',
      order: 0,
      billingItemValue: 1,
      minimumSize: 10,
      maximumSize: 100,
    }),
    copied: (title, price) => [title, region, price, ...titles, 'Month', '0', '1', '10', '100'].join('\t'),
  }
}

/** Package list of a new product: its path in the API and in an office. */
export async function newProductScreen(api: StaffClient, kind: string): Promise<string> {
  const [first] = await api.data<Option[]>('GET', '/api/dashboard/options/product')
  const { id } = await api.data<StoredRecord>('POST', `/api/dashboard/product/${first?.id}/duplicate`)
  return `/product/${id}/${kind}`
}

async function recordsFrom(api: StaffClient, screen: string, cursor: string): Promise<StoredRecord[]> {
  const path = `/api/dashboard${screen}/records?cursor=${encodeURIComponent(cursor)}`
  const { body } = await api.call<StoredRecord[]>('GET', path)
  return body.cursor === undefined
    ? body.data
    : [...body.data, ...(await recordsFrom(api, screen, body.cursor))]
}

export async function pricesOf(api: StaffClient, screen: string): Promise<[title: string, price: number][]> {
  const records = await recordsFrom(api, screen, '')
  return records.map(({ title, price }) => [String(title), Number(price) / 10_000])
}
