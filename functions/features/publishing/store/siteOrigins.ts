import type { SiteConfig } from '@flou/shared/site/contentSource.ts'
import { publishKeys } from './publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

export const storeSiteOrigins = (table: Table, { origin, adminOrigin }: SiteConfig): Promise<void> =>
  table.put({ ...publishKeys.site(), origin, adminOrigin })

/** Returns the origin of the public site; undefined before the first full publish. */
export async function siteOrigin(table: Table): Promise<string | undefined> {
  const item = await table.get(publishKeys.site(), { attributes: ['origin'] })
  return item?.origin
}
