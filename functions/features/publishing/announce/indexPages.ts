import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PageRecord } from '../pageData/pageItem.ts'
import { addUpdates, mergeSegments, type PageUpdate } from '../../search/index.ts'
import { PageStore } from '../pageData/pageStore.ts'
import type { Outcome, Published } from '../outcome.ts'
import type { Publisher } from '../publisher.ts'
import { writeToCollection } from './pageDocuments.ts'
import { publishSuggestions } from './publishSuggestions.ts'

/** Page after publishing; not indexed if removed. */
type PageState = PageUpdate & Pick<PageRecord, 'indexed'>

const removedPage = (path: string): PageState => ({ path, documents: {} })

/** Returns search index changes; covers unchanged and absent pages if an earlier attempt may have crashed. */
function pageStatesOf(outcome: Outcome): PageState[] {
  const { path, kind } = outcome
  if (!kindOfPath(path)) return []
  if (kind === 'missing' || kind === 'absent') return [removedPage(path)]
  if (kind === 'failed' || !outcome.documents) return []
  const { indexed } = outcome.page
  return [{ path, documents: outcome.documents, ...(indexed !== undefined && { indexed }) }]
}

const warn = (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`${JSON.stringify({ level: 'warn', event: 'the index of the search', reason })}\n`)
}

export async function indexPages(
  publisher: Pick<Publisher, 'table' | 'files' | 'index' | 'collection' | 'now'>,
  { outcomes, redirected }: Pick<Published, 'outcomes' | 'redirected'>,
): Promise<void> {
  const { table, index, collection, now } = publisher
  if (!index) return
  const store = new PageStore(publisher.table)
  const updates = [...outcomes.flatMap(pageStatesOf), ...redirected.map(removedPage)]
  const stateByPath = new Map(updates.map((pageState) => [pageState.path, pageState]))
  const findCurrentPaths = async (paths: readonly string[]) => {
    const loaded = await store.load(paths)
    return new Set(paths.filter((path) => loaded.get(path)?.indexed === stateByPath.get(path)?.indexed))
  }
  const paths = [...stateByPath.keys()]
  if (collection && paths.length > 0) await writeToCollection({ table, index, collection }, paths)
  const manifest = await addUpdates({
    files: index,
    now,
    updates: [...stateByPath.values()],
    findCurrentPaths,
    hasSegments: collection === undefined,
  })
  if (!manifest) return
  // optional optimizations must not fail the publish
  await mergeSegments({ files: index, now }).catch(warn)
  await publishSuggestions(publisher, manifest).catch(warn)
}
