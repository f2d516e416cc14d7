import { LANGUAGES } from '@flou/shared/locale.ts'
import type { PageUpdate } from '../storage/updateIndex.ts'
import { isTransient, PAGES_INDEX, type Collection } from './collection.ts'
import { MAPPINGS, pageId, storedPageOf, type StoredPage } from './storedPage.ts'

interface Operation {
  id: string
  path: string
  page?: StoredPage
}

const MAX_OPERATIONS = 200
/** Below the 10 MB of a call, also if all letters need three bytes. */
const MAX_LENGTH = 3_000_000
const EXISTS = 400
const NOT_FOUND = 404
const FAILED = 400

const linesOf = ({ id, page }: Operation): string =>
  page === undefined
    ? `${JSON.stringify({ delete: { _id: id } })}\n`
    : `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(page)}\n`

interface BulkAnswer {
  items?: { index?: { status: number; error?: unknown }; delete?: { status: number; error?: unknown } }[]
}

const ready = new WeakMap<Collection, Promise<void>>()

/** Creates the index on first use; a collection would guess other fields. */
function ensureIndex(collection: Collection): Promise<void> {
  const create = async () => {
    const body = JSON.stringify({ mappings: MAPPINGS })
    const { status, answer } = await collection.call({ method: 'PUT', path: `/${PAGES_INDEX}`, body })
    const text = JSON.stringify(answer)
    if (status >= FAILED && !(status === EXISTS && text.includes('resource_already_exists')))
      throw new Error(`The search index was not created: ${status} ${text}`)
  }
  const created = ready.get(collection) ?? create()
  ready.set(collection, created)
  created.catch(() => ready.delete(collection))
  return created
}

/** Writes operations, and those that the collection could not take once more. @throws if it refuses a page */
async function writeOperations(collection: Collection, operations: readonly Operation[]): Promise<void> {
  let pending = operations
  for (let attempt = 1; pending.length > 0; attempt += 1) {
    const path = `/${PAGES_INDEX}/_bulk`
    const { status, answer } = await collection.call({ path, body: pending.map(linesOf).join('') })
    const { items } = answer as BulkAnswer
    if (items?.length !== pending.length)
      throw new Error(`The search collection answered ${status} to ${pending.length} pages`)
    const results = items.map((item) => item.index ?? item.delete ?? { status: 0 })
    const refused = results.findIndex(
      (one) => one.status >= FAILED && one.status !== NOT_FOUND && !isTransient(one.status),
    )
    if (refused >= 0)
      throw new Error(
        `The search collection refused ${pending[refused]?.path}: ${JSON.stringify(results[refused])}`,
      )
    pending = pending.filter((_, index) => isTransient(results[index]?.status ?? 0))
    if (pending.length > 0) await collection.waitBeforeRetry(attempt, `${pending.length} pages`)
  }
}

function chunksOf(operations: readonly Operation[]): Operation[][] {
  const chunks: Operation[][] = []
  let length = Infinity
  for (const operation of operations) {
    length += linesOf(operation).length
    if (length > MAX_LENGTH || chunks.at(-1)?.length === MAX_OPERATIONS) {
      chunks.push([])
      length = linesOf(operation).length
    }
    chunks.at(-1)?.push(operation)
  }
  return chunks
}

export async function writePages(collection: Collection, pages: readonly PageUpdate[]): Promise<void> {
  await ensureIndex(collection)
  const operations = pages.flatMap(({ path, documents }) =>
    LANGUAGES.map((language): Operation => {
      const document = documents[language]
      const page = document && storedPageOf(document, language)
      return { id: pageId(path, language), path, ...(page && { page }) }
    }),
  )
  for (const chunk of chunksOf(operations)) await writeOperations(collection, chunk)
}

const LISTED = 1_000

interface ListedPages {
  hits?: { hits: { _source: { path: string }; sort: unknown[] }[] }
}

/** Returns the paths in the collection, some at a time. Pages written within a minute may be absent. */
export async function* pathsIn(collection: Collection): AsyncGenerator<string[]> {
  let after: unknown[] | undefined
  for (;;) {
    const sort = [{ path: 'asc' }, { language: 'asc' }]
    const query = { match_all: {} }
    const body = { query, sort, size: LISTED, _source: ['path'], ...(after && { search_after: after }) }
    const { answer } = await collection.call({ path: `/${PAGES_INDEX}/_search`, body: JSON.stringify(body) })
    const hits = (answer as ListedPages).hits?.hits ?? []
    if (hits.length > 0) yield [...new Set(hits.map(({ _source }) => _source.path))]
    after = hits.at(-1)?.sort
    if (hits.length < LISTED || !after) return
  }
}
