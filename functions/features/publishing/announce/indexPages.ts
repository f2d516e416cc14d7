import { LANGUAGES } from '@flou/shared/locale.ts'
import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PageRecord } from '../pageData/pageItem.ts'
import { addUpdates, mergeSegments, type PageUpdate } from '../../search/index.ts'
import { PageStore } from '../pageData/pageStore.ts'
import { mayBeUninvalidated, type Outcome, type Published } from '../outcome.ts'
import type { Publisher } from '../publisher.ts'
import { publishSuggestions } from './publishSuggestions.ts'

/** Page after publishing; empty hashes if removed. */
interface PageState extends PageUpdate {
  hashes: PageRecord['hashes']
}

const removedPage = (path: string): PageState => ({ path, documents: {}, hashes: {} })

/** Returns search index changes; covers unchanged and absent pages if an earlier attempt may have crashed. */
function pageStatesOf(outcome: Outcome, now: Date): PageState[] {
  const { path, kind } = outcome
  if (kind === 'missing' || kind === 'absent') return kindOfPath(path) ? [removedPage(path)] : []
  if (kind === 'failed' || (kind === 'unchanged' && !mayBeUninvalidated(outcome, now))) return []
  return kindOfPath(path) ? [{ path, documents: outcome.documents ?? {}, hashes: outcome.page.hashes }] : []
}

const sameHashes = (one: PageRecord['hashes'], other: PageRecord['hashes']) =>
  LANGUAGES.every((language) => one[language] === other[language])

const warn = (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`${JSON.stringify({ level: 'warn', event: 'the index of the search', reason })}\n`)
}

export async function indexPages(
  publisher: Pick<Publisher, 'table' | 'files' | 'index' | 'now'>,
  { outcomes, redirected }: Pick<Published, 'outcomes' | 'redirected'>,
): Promise<void> {
  const { index, now } = publisher
  if (!index) return
  const store = new PageStore(publisher.table)
  const updates = [
    ...outcomes.flatMap((outcome) => pageStatesOf(outcome, now())),
    ...redirected.map(removedPage),
  ]
  const stateByPath = new Map(updates.map((pageState) => [pageState.path, pageState]))
  const findCurrentPaths = async (paths: readonly string[]) => {
    const loaded = await store.load(paths)
    return new Set(
      paths.filter((path) => sameHashes(loaded.get(path)?.hashes ?? {}, stateByPath.get(path)?.hashes ?? {})),
    )
  }
  const manifest = await addUpdates({
    files: index,
    now,
    updates: [...stateByPath.values()],
    findCurrentPaths,
  })
  if (!manifest) return
  // optional optimizations must not fail the publish
  await mergeSegments({ files: index, now }).catch(warn)
  await publishSuggestions(publisher, manifest).catch(warn)
}
