import { LANGUAGES } from '@flou/shared/locale.ts'
import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import { addChanges, mergeSegments, type PageChange } from '../../searchIndex/updateIndex.ts'
import { PageStore } from '../pages/pageStore.ts'
import type { Outcome, Publisher } from '../publisher.ts'
import type { Published } from '../publishPlan.ts'
import { publishSuggestions } from './publishSuggestions.ts'
import { isUntold } from '../untold.ts'

/** A page as a publish has left it; without hashes where there is none any more. */
interface Left extends PageChange {
  hashes: PageRecord['hashes']
}

const gone = (path: string): Left => ({ path, documents: {}, hashes: {} })

/** What the search is told of a page. Whoever was killed before telling it finds the page unchanged, or absent, when the work is repeated. */
function leftBy(outcome: Outcome, now: Date): Left[] {
  const { path, kind } = outcome
  if (kind === 'missing' || kind === 'absent') return kindOfPath(path) ? [gone(path)] : []
  if (kind === 'failed' || (kind === 'unchanged' && !isUntold(outcome, now))) return []
  return kindOfPath(path) ? [{ path, documents: outcome.documents ?? {}, hashes: outcome.page.hashes }] : []
}

const sameHashes = (one: PageRecord['hashes'], other: PageRecord['hashes']) =>
  LANGUAGES.every((language) => one[language] === other[language])

const warn = (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`${JSON.stringify({ level: 'warn', event: 'the index of the search', reason })}\n`)
}

/** Tells the search of pages that were written, removed or moved: what is found follows what is published. */
export async function indexPages(
  publisher: Publisher,
  { outcomes, redirected }: Pick<Published, 'outcomes' | 'redirected'>,
): Promise<void> {
  const { index, now } = publisher
  if (!index) return
  const store = new PageStore(publisher.table)
  const changes = [...outcomes.flatMap((outcome) => leftBy(outcome, now())), ...redirected.map(gone)]
  // of a page rendered twice the last rendering counts
  const left = new Map(changes.map((change) => [change.path, change]))
  const stillTrue = async (paths: readonly string[]) => {
    const known = await store.load(paths)
    return new Set(
      paths.filter((path) => sameHashes(known.get(path)?.hashes ?? {}, left.get(path)?.hashes ?? {})),
    )
  }
  const manifest = await addChanges({ files: index, now, changes: [...left.values()], stillTrue })
  if (!manifest) return
  // pages are found by now: what only makes that quicker, or stands in for it, fails no publish
  await mergeSegments({ files: index, now }).catch(warn)
  await publishSuggestions(publisher, manifest).catch(warn)
}
