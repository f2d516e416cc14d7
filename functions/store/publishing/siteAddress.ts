import type { SiteConfig } from '@flou/shared/site/contentSource.ts'
import { keys } from '../keys.ts'
import type { Table } from '../dynamo/table.ts'

/** Keeps where the site and the back-office are reached, for functions that are not told. */
export const keepSiteAddress = (table: Table, { origin, adminOrigin }: SiteConfig): Promise<void> =>
  table.put({ ...keys.site(), origin, adminOrigin })

/** The public site's origin; undefined before the first full publish. */
export async function siteOrigin(table: Table): Promise<string | undefined> {
  const item = await table.get(keys.site(), { attributes: ['origin'] })
  return typeof item?.['origin'] === 'string' ? item['origin'] : undefined
}
