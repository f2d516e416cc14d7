import { LANGUAGES } from '@flou/shared/locale.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryIndexFiles } from '../../search/storage/indexFiles.ts'
import { MANIFEST_KEY, readManifest } from '../../search/storage/indexManifest.ts'
import { search } from '../../search/indexing/answer.ts'
import { indexReader } from '../../search/indexReader.ts'
import { collectionReader } from '../../search/openSearch/collectionReader.ts'
import { startTestCollection } from '../../search/openSearch/testCollection.ts'
import { pathsIn, writePages } from '../../search/openSearch/writePages.ts'
import { testPage } from '../../search/query/testIndex.ts'
import { itemOf } from '../pageData/pageItem.ts'
import { fileKeys } from '../site/bucket/fileKeys.ts'
import { startPublishing } from '../testing/publishHarness.ts'
import { renewIndex } from './rebuildIndex.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const PATH = '/page/about-us'
/** Enough pages for a meaningful IDF. */
const OTHERS = Array.from({ length: 12 }, (_, at) => `/page/other-${at}`)

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  const hashes = { en: 'one', id: 'two' }
  const record = { dependencies: [], hashes, lastModified: NOW.toISOString() }
  for (const path of [PATH, ...OTHERS]) await site.table.put(itemOf({ path, ...record }))
})
afterAll(() => site.stop())

const page = (title: string) =>
  `<html><head><meta property="og:title" content="${title}"/></head><body><main><h1>${title}</h1></main></body></html>`

async function startIndex() {
  const index = memoryIndexFiles()
  await index.write(fileKeys(PATH, 'en').html, Buffer.from(page('Our company')))
  await index.write(fileKeys(PATH, 'id').html, Buffer.from(page('Perusahaan kami')))
  for (const path of OTHERS)
    for (const language of LANGUAGES)
      await index.write(fileKeys(path, language).html, Buffer.from(page(path)))
  const publisher = { ...site.publisher, index, now: () => NOW }
  const find = async (query: string) => {
    const { current } = indexReader({ files: index, now: () => 0 })
    return search(searchQuery({ query }), await current(), { language: 'id', now: NOW }).results.map(
      ({ id }) => id,
    )
  }
  return { index, publisher, find }
}

test('an index whose words follow the rules of an earlier release is made anew from what visitors get', async () => {
  const { index, publisher, find } = await startIndex()
  const { manifest } = await readManifest(index)
  await index.write(MANIFEST_KEY, Buffer.from(JSON.stringify({ ...manifest, indexedAs: INDEXED_AS - 1 })))
  expect(await find('perusahaan')).toEqual([])

  await renewIndex(publisher)

  expect(await find('perusahaan')).toEqual([PATH])
  expect((await readManifest(index)).manifest.indexedAs).toBe(INDEXED_AS)
})

test('an index of this release stays as it is', async () => {
  const { index, publisher } = await startIndex()
  const { manifest } = await readManifest(index)
  await index.write(MANIFEST_KEY, Buffer.from(JSON.stringify(manifest)))
  const before = index.files.get(MANIFEST_KEY)

  await renewIndex(publisher)

  expect(index.files.get(MANIFEST_KEY)).toBe(before)
})

test('pages move to a collection and back when it is configured, and changes meanwhile are not lost', async () => {
  const { index, publisher, find } = await startIndex()
  const server = await startTestCollection()
  const collection = server.open()
  const gone = testPage('/page/gone', 'Gone')
  await writePages(collection, [{ path: '/page/gone', documents: { en: gone } }])
  const { current } = collectionReader({ collection, files: index, now: () => 0 })
  const read = index.read.bind(index)
  let changes = 0
  index.read = async (key, etag) => {
    const file = await read(key, etag)
    if (key === fileKeys(PATH, 'id').html && (changes += 1) === 1) {
      await index.write(key, Buffer.from(page('Tentang mercusuar')))
      const record = { dependencies: [], hashes: { en: 'one', id: 'three' }, lastModified: NOW.toISOString() }
      await site.table.put(itemOf({ path: PATH, ...record, stamp: 'newer' }))
    }
    return file
  }

  await renewIndex({ ...publisher, collection })
  const inCollection = search(searchQuery({ query: 'mercusuar' }), await current('mercusuar', 'id'), {
    language: 'id',
    now: NOW,
  })
  const builtIn = await find('mercusuar')
  const paths = []
  for await (const some of pathsIn(collection)) paths.push(...some)
  await renewIndex(publisher)
  server.stop()

  expect(inCollection.results.map(({ id }) => id)).toEqual([PATH])
  expect(builtIn).toEqual([])
  expect(paths.toSorted()).toEqual([PATH, ...OTHERS].toSorted())
  expect(await find('mercusuar')).toEqual([PATH])
})
