import type { ContentType } from '../content/define.ts'
import { isPageless } from '../content/values/localize.ts'
import { fillPath, pathTo, recordPathOf } from '../paths.ts'
import type { RecordReader, StoredValues } from './page.ts'
import { builtPages, followingPagePaths, withFollowingPages } from './pages.ts'

type Addressed = Pick<ContentType, 'key' | 'noPageIf'>

function addressOf({ key }: Addressed, { slug }: StoredValues): string | undefined {
  const path = recordPathOf(key)
  return path !== undefined && typeof slug === 'string' && slug !== '' ? fillPath(path, slug) : undefined
}

export const pathOfRecord = (type: Addressed, record: StoredValues): string | undefined =>
  isPageless(type, record) ? undefined : addressOf(type, record)

const recordPages = new Map(
  builtPages().flatMap(({ page }) => (page.kind === 'recordPage' ? [[page.of.key, page] as const] : [])),
)

/** Returns the address of a record without a page and the list that it redirects to. */
export function standInOf(type: Addressed, record: StoredValues): { from: string; to: string } | undefined {
  const from = addressOf(type, record)
  const list = recordPages.get(type.key)?.above?.at(-1)
  return isPageless(type, record) && from !== undefined && list ? { from, to: pathTo(list) } : undefined
}

const filledPages = Map.groupBy(
  builtPages().flatMap(({ path, page }) =>
    page.kind === 'page' ? (page.filledBy ?? []).map((filling) => ({ ...filling, path, page })) : [],
  ),
  ({ of }) => of.key,
)

/**
 * Returns further paths that exist because of a record: list pages, declared related paths, filled
 * parameters.
 */
export async function relatedPaths(
  type: Addressed,
  record: StoredValues,
  reader: RecordReader,
): Promise<string[]> {
  const page = recordPages.get(type.key)
  const path = pathOfRecord(type, record)
  const own =
    page && path !== undefined ? [...followingPagePaths(path, page), ...(page.related?.(record) ?? [])] : []
  const filled = (filledPages.get(type.key) ?? []).map(
    async ({ values, path: pattern, page: filledPage }) => {
      const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
      return withFollowingPages(paths, filledPage)
    },
  )
  return [...own, ...(await Promise.all(filled)).flat()]
}

/** Maps old to new paths of related pages after a record is renamed or moved. */
export async function movedPaths(
  type: Addressed,
  { before, after }: { before: StoredValues; after: StoredValues },
  reader: RecordReader,
): Promise<Map<string, string>> {
  const page = recordPages.get(type.key)
  const ownOf = (record: StoredValues) => {
    const path = pathOfRecord(type, record)
    return page && path !== undefined ? followingPagePaths(path, page) : []
  }
  const namedOf = async (record: StoredValues) => {
    const named = (filledPages.get(type.key) ?? []).filter(({ isNamed }) => isNamed === true)
    const found = named.map(async ({ values, path: pattern, page: filledPage }) => {
      const paths = (await values(record, reader)).map((value) => fillPath(pattern, value))
      return withFollowingPages(paths, filledPage)
    })
    return (await Promise.all(found)).flat()
  }
  const [from, to] = await Promise.all(
    [before, after].map(async (record) => [...ownOf(record), ...(await namedOf(record))]),
  )
  if (from?.length !== to?.length) return new Map()
  const pairs = (from ?? []).map((path, index) => [path, to?.[index] ?? path] as const)
  return new Map(pairs.filter(([old, current]) => old !== current))
}

export function hasRelatedPages({ key }: Pick<ContentType, 'key'>): boolean {
  const page = recordPages.get(key)
  return page?.numbered !== undefined || page?.related !== undefined || filledPages.has(key)
}
