import type { Registry } from '@flou/shared/content/registry.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { pathOfRecord } from '@flou/shared/site/pages.ts'
import { contentReader } from '../../store/contentReader.ts'
import { dependencies } from '../../store/dependencies.ts'
import { GSI2 } from '../../store/keys.ts'
import { parentIdOf } from '../../store/items/parent.ts'
import { partitions } from '../../store/partitions.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { wholeKey } from '../../pages/keyParts.ts'
import { keysOfLists } from '../../pages/listScopes.ts'
import { isPart, partPath } from '../../pages/pageItem.ts'
import { parentOfSection, type Draft } from './draft.ts'

/** Pages looked at for each key: enough to find the telling ones, however large the site is. */
const LOOKED_AT = 60
/** Pages offered. */
const OFFERED = 12
const HOME = pathTo('home')
const SHELL = partPath('shell')

/** What a page has read that shows the draft: every list the record is in, and itself. Publishing has written it down (design §6). */
function keysOf(draft: Draft): string[] {
  const { type, record } = draft
  if (type.single) return [dependencies.section(type.key, parentOfSection(draft))]
  return [
    ...keysOfLists(type, record).map(wholeKey),
    dependencies.listed(type.key, record.id),
    dependencies.record(type.key, record.id),
  ]
}

async function readersOf(table: Table, key: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :key',
    ExpressionAttributeValues: { ':key': partitions.dependents(key) },
    Limit: LOOKED_AT,
  })
  return items.map(({ pk }) => String(pk).slice('page#'.length))
}

/** What every page shows, such as the navbar, is looked at on the home page; another part where it is shared. */
const pagesOf = async (table: Table, path: string): Promise<string[]> => {
  if (!isPart(path)) return [path]
  return path === SHELL ? [HOME] : readersOf(table, dependencies.part(path.slice(1)))
}

const depthOf = (path: string) => (path === HOME ? 0 : path.split('/').length)

const byDepth = (one: string, other: string) => depthOf(one) - depthOf(other) || one.localeCompare(other)

/** The draft's own page, where its type has pages. */
export const ownPage = ({ type, record }: Draft): string | undefined =>
  type.single ? undefined : pathOfRecord(type, record)

/** What pages are looked for with. */
interface Site {
  table: Table
  registry: Registry
  now: Date
}

/** The record that the draft belongs to, such as a package's product. */
const parentOf = ({ type, record }: Draft): { key: string | undefined; id: number } =>
  type.single
    ? { key: type.below, id: record.id }
    : { key: type.parent?.type, id: parentIdOf(type, record) ?? 0 }

/** The page of the record that the draft belongs to, where visitors have it. */
async function parentPage({ table, registry, now }: Site, draft: Draft): Promise<string | undefined> {
  const { key = '', id } = parentOf(draft)
  const type = registry.types.get(key)
  if (!type || type.single) return undefined
  const record = await contentReader({ table, registry, now }).byId(type, id)
  return record && pathOfRecord(type, record)
}

/**
 * Pages on which the draft can be seen, the most telling first: its own, that of the record it belongs to (pages of others read a
 * package of it, too), then those nearest to the site's root.
 */
export async function pagesShowing(site: Site, draft: Draft): Promise<string[]> {
  const { table } = site
  const [parent, ...lists] = await Promise.all([
    parentPage(site, draft),
    ...keysOf(draft).map((key) => readersOf(table, key)),
  ])
  const found = (await Promise.all(lists.flat().map((path) => pagesOf(table, path)))).flat()
  const first = [ownPage(draft), parent].filter((path) => path !== undefined)
  return [...new Set([...first, ...found.toSorted(byDepth)])].slice(0, OFFERED)
}
