import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { solutionCategory, solutionSubCategory } from '@flou/shared/content/types/solution/categories.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import {
  isReadBy,
  parseDependencyKey,
  parseAffectedKey,
} from '@flou/functions/features/publishing/pageData/dependencyKey.ts'
import { BatchContent } from '@flou/functions/features/publishing/pageData/batchContent.ts'
import { Reads } from '@flou/functions/features/publishing/pageData/reads.ts'
import { pageSource } from '@flou/functions/features/publishing/pageData/pageSource.ts'
import { streamEventOf } from '@flou/functions/features/publishing/readStream.ts'
import { findAffectedPages } from '@flou/functions/features/publishing/affectedPages.ts'
import { startPublishing, texts } from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { contentReader } from '@flou/functions/core/store/contentReader.ts'
import type { Item } from '@flou/functions/core/store/dynamo/table.ts'
import { MAX_TRANSACT_ITEMS } from '@flou/functions/core/store/dynamo/transactionRoom.ts'
import { derivedItems } from '@flou/functions/core/store/items/derived.ts'
import { foldedUnique, keys, type Key } from '@flou/functions/core/store/keys.ts'
import { liveItem } from '@flou/functions/core/store/items/recordItem.ts'
import type { Snapshot } from '@flou/functions/core/store/writeContext.ts'
import { contentContext } from '../app/contentContext.ts'
import { loader as list } from '../app/pages/solutions/list/solutionList.tsx'
import { loader as detail } from '../app/pages/solutions/solution.tsx'
import { loader as subCategory } from '../app/pages/solutions/solutionSubCategory.tsx'
import { loader as useCasePage } from '../app/pages/solutions/useCase.tsx'

/** Number of solutions: half in the first sub-category, half in the second. */
const MANY = 2_000
/** Solutions per category that the list page checks for a missing sub-category. */
const LOOKED_AT = 24
/** Existing products: each solution consists of the one with its own number. */
const MADE_OF = [500, 502, 504, MANY]
const NOW = new Date('2026-11-21T03:00:00Z')

let site: Awaited<ReturnType<typeof startPublishing>>

const solutionFields = (number: number, title = `Solution ${number}`) => ({
  slug: `solution-${number}`,
  categoryId: 1,
  subCategoryId: number <= MANY / 2 ? 1 : 2,
  productIds: [number],
  order: number,
  contents: texts({ title, content: `<p>${number}</p>` }),
})

const saveSolution = (number: number, changes: Record<string, unknown> = {}) =>
  site.save(solution, number, { ...solutionFields(number), ...changes })

/** Use cases of one category, by title, which differs from the order of ids. */
const NUMBERS = [19, 18, 17, 16, 15, 14, 13, 12, 11, 10]
const saveCase = (number: number, title = `Case ${number}`) =>
  site.save(useCase, 30 - number, {
    slug: `case-${number}`,
    categoryId: 2,
    contents: texts({ title, content: '' }),
  })

/** Items that pages use to find a solution: live item, list entries, slug. */
function itemsOf(number: number): (Key & Item)[] {
  const fields = solutionFields(number)
  const time = NOW.toISOString()
  const person = { id: 1, name: 'Editor' }
  const snapshot: Snapshot = {
    id: number,
    version: 1,
    state: 'published',
    created: time,
    updated: time,
    createdBy: person,
    updatedBy: person,
    fields,
  }
  return [
    liveItem(solution, snapshot, JSON.stringify(fields)),
    ...derivedItems(solution, snapshot, NOW).filter(({ sk }) => sk.startsWith('by#')),
    { ...keys.guard(solution.key, 'slug', foldedUnique(fields.slug)), to: number },
  ]
}

/** Writes in bulk: single saves would take minutes. */
async function storeSolutions() {
  const items = Array.from({ length: MANY }, (_, index) => itemsOf(index + 1)).flat()
  for (let at = 0; at < items.length; at += MAX_TRANSACT_ITEMS) {
    const chunk = items.slice(at, at + MAX_TRANSACT_ITEMS)
    await site.table.transact(chunk.map((one) => ({ Put: { Item: one } })))
  }
}

beforeAll(async () => {
  site = await startPublishing()
  await site.save(solutionCategory, 1, { order: 1, contents: texts({ title: 'All', description: 'x' }) })
  for (const id of [1, 2]) {
    const contents = texts({ title: `Area ${id}`, content: '' })
    await site.save(solutionSubCategory, id, { slug: `area-${id}`, categoryId: 1, contents })
    await site.save(useCase, id, { slug: `case-${id}`, categoryId: 1, subCategoryId: id, contents })
  }
  await site.save(solutionCategory, 2, { order: 2, contents: texts({ title: 'Other', description: 'x' }) })
  for (const number of NUMBERS) await saveCase(number)
  for (const id of MADE_OF)
    await site.save(product, id, { slug: `product-${id}`, contents: texts({ title: 'x' }) })
  await storeSolutions()
}, 120_000)
afterAll(() => site.stop())

type Loader = (args: never) => Promise<unknown>

/** Dependencies of some solution pages, the lists and a use case. */
async function readPages() {
  const content = new BatchContent(contentReader({ table: site.table, now: NOW, consistent: true }))
  const keysOf = async (loader: Loader, params: Record<string, string> = {}) => {
    const reads = new Reads()
    const source: ContentSource = pageSource(content, 'en', reads)
    const context = new RouterContextProvider()
    context.set(contentContext, { source } as never) // page loaders use nothing else
    // the loader's result is written into the page completely
    JSON.stringify(await loader({ context, params } as never))
    return reads.keys.map(parseDependencyKey)
  }
  const numbers = [
    ...Array.from({ length: 12 }, (_, index) => 495 + index),
    1,
    2,
    MANY / 2,
    MANY / 2 + 1,
    MANY,
  ]
  const pages: Record<string, Awaited<ReturnType<typeof keysOf>>> = {
    list: await keysOf(list as Loader),
    'area-1': await keysOf(subCategory as Loader, { slug: 'area-1' }),
    'area-2': await keysOf(subCategory as Loader, { slug: 'area-2' }),
    'area-1/2': await keysOf(subCategory as Loader, { slug: 'area-1', page: '2' }),
    'area-1/3': await keysOf(subCategory as Loader, { slug: 'area-1', page: '3' }),
    'case-1': await keysOf(useCasePage as Loader, { slug: 'case-1' }),
    'case-2': await keysOf(useCasePage as Loader, { slug: 'case-2' }),
  }
  for (const number of NUMBERS)
    pages[`case-${number}`] = await keysOf(useCasePage as Loader, { slug: `case-${number}` })
  for (const number of numbers)
    pages[String(number)] = await keysOf(detail as Loader, { slug: `solution-${number}` })
  return pages
}

/** Pages read before that are rendered again for a write. */
async function renderedFor(write: () => ReturnType<typeof site.save>): Promise<string[]> {
  const pages = await readPages()
  const change = streamEventOf(await write(), REGISTRY)
  if (!change) throw new Error('the write changes no content')
  const { keys: touched } = await findAffectedPages(change, {
    now: NOW,
    reader: contentReader({ table: site.table, now: NOW }),
  })
  return Object.entries(pages)
    .filter(([, reads]) => reads.some((read) => touched.some((key) => isReadBy(read, parseAffectedKey(key)))))
    .map(([name]) => name)
    .toSorted()
}

const sorted = (names: readonly string[]) => names.toSorted()

test('a new text of a solution renders its own page', async () => {
  const contents = texts({ title: 'Solution 500', content: '<p>new</p>' })
  expect(await renderedFor(() => saveSolution(500, { contents }))).toEqual(['500'])

  const benefit = { contents: texts({ title: 'New', content: '<p>new</p>' }) }
  expect(await renderedFor(() => saveSolution(500, { contents, benefit }))).toEqual(['500'])
})

test('a new title renders its own page and those of the three after it, of thousands', async () => {
  const write = () => saveSolution(500, solutionFields(500, 'Another title'))
  expect(await renderedFor(write)).toEqual(['500', '501', '502', '503'])
})

test('a title that lists show renders the page of all solutions, of its area and of its use cases', async () => {
  const write = () => saveSolution(1, solutionFields(1, 'First'))
  expect(await renderedFor(write)).toEqual(sorted(['1', '2', 'area-1', 'case-1', 'list']))
})

test('a title of the next page of a list renders that page, and no other list', async () => {
  const second = MANY / 2 + 2
  expect(await renderedFor(() => saveSolution(second, solutionFields(second, 'Second')))).toEqual(
    sorted(['area-2', 'case-2', 'list']),
  )
  const later = LOOKED_AT + 4
  expect(await renderedFor(() => saveSolution(later, solutionFields(later, 'Later')))).toEqual(['area-1/3'])
})

test('a story renders the solutions made of one of its products, and no others', async () => {
  const story = { productIds: [500, 502], companyName: 'x', contents: texts({ title: 'New story' }) }
  expect(await renderedFor(() => site.save(customerStory, 1, story))).toEqual(['500', '502'])

  const moved = { ...story, productIds: [502, 504] }
  expect(await renderedFor(() => site.save(customerStory, 1, moved))).toEqual(['500', '502', '504'])
})

test('a use case renders the few that come after it in the order of titles, in either language', async () => {
  expect(await renderedFor(() => saveCase(13, 'Case 13b'))).toEqual([
    'case-13',
    'case-14',
    'case-15',
    'case-16',
  ])

  // moved to the first position: the previous first and the first ones, which link to the last
  expect(await renderedFor(() => saveCase(17, 'A case'))).toEqual(
    sorted(['case-10', 'case-11', 'case-12', 'case-17', 'case-18', 'case-19']),
  )
})
