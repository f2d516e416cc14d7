import type { Registry } from '@flou/shared/content/registry.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { pathOfRecord } from '@flou/shared/site/recordPaths.ts'
import { contentReader } from '../../../core/store/contentReader.ts'
import { dependencies, fragmentPath } from '../../../core/store/dependencies.ts'
import { GSI2 } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { baseKeyOf } from '../pageData/dependencyKey.ts'
import { keysOfLists } from '../pageData/listScopes.ts'
import { isFragment } from '../pageData/pageItem.ts'
import { parentOfSection, type Draft } from './draft.ts'
import { parentIdOf } from '../../../core/store/writeContext.ts'

const MAX_READERS = 60
const MAX_PAGES = 12
const HOME = pathTo('home')
const LAYOUT_FRAGMENT = fragmentPath('shell')

/** Returns the dependency keys of pages that show the draft. */
function keysOf(draft: Draft): string[] {
  const { type, record } = draft
  if (type.single) return [dependencies.section(type.key, parentOfSection(draft))]
  return [
    ...keysOfLists(type, record).map(baseKeyOf),
    dependencies.listed(type.key, record.id),
    dependencies.record(type.key, record.id),
  ]
}

async function readersOf(table: Table, key: string): Promise<string[]> {
  const { items } = await table.query({
    IndexName: GSI2,
    KeyConditionExpression: 'gsi2pk = :key',
    ExpressionAttributeValues: { ':key': partitions.dependents(key) },
    Limit: MAX_READERS,
  })
  return items.map(({ pk }) => String(pk).slice('page#'.length))
}

const pagesOf = async (table: Table, path: string): Promise<string[]> => {
  if (!isFragment(path)) return [path]
  return path === LAYOUT_FRAGMENT ? [HOME] : readersOf(table, dependencies.layoutFragment(path.slice(1)))
}

const depthOf = (path: string) => (path === HOME ? 0 : path.split('/').length)

const byDepth = (one: string, other: string) => depthOf(one) - depthOf(other) || one.localeCompare(other)

export const ownPage = ({ type, record }: Draft): string | undefined =>
  type.single ? undefined : pathOfRecord(type, record)

interface Site {
  table: Table
  registry: Registry
  now: Date
}

const parentOf = ({ type, record }: Draft): { key: string | undefined; id: number } =>
  type.single
    ? { key: type.below, id: record.id }
    : { key: type.parent?.type, id: parentIdOf(type, record) ?? 0 }

async function parentPage({ table, registry, now }: Site, draft: Draft): Promise<string | undefined> {
  const { key = '', id } = parentOf(draft)
  const type = registry.types.get(key)
  if (!type || type.single) return undefined
  const record = await contentReader({ table, registry, now }).byId(type, id)
  return record && pathOfRecord(type, record)
}

/** Returns pages that show the draft: its own, its parent's, then by path depth. */
export async function findPagesOfDraft(site: Site, draft: Draft): Promise<string[]> {
  const { table } = site
  const [parent, ...lists] = await Promise.all([
    parentPage(site, draft),
    ...keysOf(draft).map((key) => readersOf(table, key)),
  ])
  const found = (await Promise.all(lists.flat().map((path) => pagesOf(table, path)))).flat()
  const first = [ownPage(draft), parent].filter((path) => path !== undefined)
  return [...new Set([...first, ...found.toSorted(byDepth)])].slice(0, MAX_PAGES)
}
