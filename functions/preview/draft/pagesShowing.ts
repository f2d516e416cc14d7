import { pathTo } from '@flou/shared/paths.ts'
import { pathOfRecord } from '@flou/shared/site/pages.ts'
import { dependencies } from '../../store/dependencies.ts'
import { GSI2 } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { withoutPlace } from '../../pages/keyRange.ts'
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
    ...keysOfLists(type, record).map(withoutPlace),
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

/** Pages on which the draft can be seen, the most telling first: its own, else those nearest to the site's root. */
export async function pagesShowing(table: Table, draft: Draft): Promise<string[]> {
  const own = ownPage(draft)
  const lists = await Promise.all(keysOf(draft).map((key) => readersOf(table, key)))
  const found = (await Promise.all(lists.flat().map((path) => pagesOf(table, path)))).flat()
  return [...new Set([...(own === undefined ? [] : [own]), ...found.toSorted(byDepth)])].slice(0, OFFERED)
}
