import { expect, test } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { SearchDocument } from '../segments/document.ts'
import { memoryIndexFiles, type IndexFiles } from './indexFiles.ts'
import { readManifest } from './indexManifest.ts'
import { parseQuery } from '../query/query.ts'
import { rank } from '../query/rank.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { openSegment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'
import { MAX_SEGMENTS, mergeIntoSegment, mergeSegments, openSegments } from './mergeSegments.ts'
import { replaceIndex } from './replaceIndex.ts'
import { addUpdates } from './updateIndex.ts'
import { NO_RULES } from '@flou/shared/search/results.ts'

const now = () => new Date('2026-11-23T05:00:00Z')

const documentAt = (path: string, text: string): SearchDocument => ({
  path,
  type: 'page',
  weight: 1,
  title: text,
  description: '',
  headline: '',
  context: '',
  headings: [],
  body: text,
  date: '',
  category: '',
  image: '',
})

/** A page published in both languages; removed without a text. */
const change = (path: string, text?: string) => {
  const document = text === undefined ? undefined : documentAt(path, text)
  return { path, documents: document ? { en: document, id: document } : {} }
}

const all = async (paths: readonly string[]) => new Set(paths)

const publish = (files: IndexFiles, ...changes: ReturnType<typeof change>[]) =>
  addUpdates({ files, now, updates: changes, findCurrentPaths: all })

/** Paths that match a word in both languages. */
async function found(files: IndexFiles, word: string): Promise<string[]> {
  const { manifest } = await readManifest(files)
  const results = await Promise.all(
    LANGUAGES.map(async (language) => {
      const index = createSearchIndex(language, await openSegments(files, manifest.segments[language]))
      return rank(index, parseQuery(word, { index, rules: NO_RULES }), { now: now() })
        .map(({ layer, document }) => layer.segment.header.paths[document] ?? '')
        .toSorted()
    }),
  )
  expect(results[0]).toEqual(results[1])
  return results[0] ?? []
}

test('a page is found as it was published last, and no longer once it is gone', async () => {
  const files = memoryIndexFiles()

  await publish(files, change('/a', 'server'), change('/b', 'server'))
  expect(await found(files, 'server')).toEqual(['/a', '/b'])
  await publish(files, change('/a', 'database'))
  expect(await found(files, 'server')).toEqual(['/b'])
  expect(await found(files, 'database')).toEqual(['/a'])
  await publish(files, change('/b'))

  expect(await found(files, 'server')).toEqual([])
})

test('publishers at the same time lose nothing, and a page that was written since is left to whoever wrote it', async () => {
  const files = memoryIndexFiles()
  const paths = Array.from({ length: 12 }, (_, at) => `/page-${at}`)

  await Promise.all(paths.map((path) => publish(files, change(path, 'server'))))
  await addUpdates({
    files,
    now,
    updates: [change('/page-0', 'outdated')],
    findCurrentPaths: async () => new Set(),
  })

  expect(await found(files, 'server')).toEqual(paths.toSorted())
  expect(await found(files, 'outdated')).toEqual([])
})

test('a publisher that dies at any write leaves the index that was there, complete', async () => {
  const files = memoryIndexFiles()
  await publish(files, change('/a', 'server'))
  for (let died = 0; died < 5; died += 1) {
    let writes = 0
    const dies = async () => {
      if (writes++ >= died) throw new Error('killed')
    }
    const dying: IndexFiles = {
      ...files,
      write: async (...given) => dies().then(() => files.write(...given)),
      replace: async (...given) => dies().then(() => files.replace(...given)),
    }

    await expect(publish(dying, change('/b', 'server'))).rejects.toThrow('killed')

    expect(await found(files, 'server')).toEqual(['/a'])
  }
  await publish(files, change('/b', 'server'))
  expect(await found(files, 'server')).toEqual(['/a', '/b'])
})

test('many segments become few, say the same, and those that were added meanwhile stay', async () => {
  const files = memoryIndexFiles()
  for (let at = 0; at <= MAX_SEGMENTS; at += 1) await publish(files, change(`/page-${at}`, 'server'))
  await publish(files, change('/page-0'))
  const before = await found(files, 'server')

  await Promise.all([mergeSegments({ files, now }), publish(files, change('/late', 'server'))])

  const { manifest } = await readManifest(files)
  expect(manifest.segments.en.length).toBeLessThan(MAX_SEGMENTS)
  expect(await found(files, 'server')).toEqual(['/late', ...before])
})

test.each(LANGUAGES)('merged segments are the same, to the byte, as one of their pages: %s', (language) => {
  const texts = [
    'Servers in Jakarta answer within four milliseconds',
    'A replaced page about nothing but unusual vocabulary',
    'Penyimpanan objek dan cadangan yang terenkripsi di Indonesia',
    'Kubernetes runs containers; C++, .NET and node.js run on servers',
  ]
  const pages = texts.map((text, at) => documentAt(`/page-${at}`, text))
  const replaced = documentAt('/page-1', 'Databases that are restored to any second')
  const late = Array.from({ length: 20 }, (_, at) => documentAt(`/late-${at}`, `Backups and server ${at}`))
  const segmentOf = (documents: readonly SearchDocument[], removed: readonly string[] = []) =>
    openSegment(createSegment(language, { documents, removed }))
  const [first, , third, fourth] = pages as [SearchDocument, SearchDocument, SearchDocument, SearchDocument]

  const merged = mergeIntoSegment(
    language,
    [segmentOf(pages), segmentOf([replaced], ['/page-0', '/left']), segmentOf(late), segmentOf([first])],
    { isWhole: false },
  )

  const documents = [third, fourth, replaced, ...late, first]
  expect(merged.pages).toBe(documents.length)
  expect(merged.file.equals(createSegment(language, { documents, removed: ['/left'] }))).toBe(true)
})

test('an index made anew keeps what was added while its pages were read', async () => {
  const files = memoryIndexFiles()
  await publish(files, change('/left-over', 'server'))
  const { manifest: since } = await readManifest(files)
  await publish(files, change('/late', 'server'))
  const documents = [documentAt('/a', 'server')]

  expect(await replaceIndex({ files, now }, { since, documents: { en: documents, id: documents } })).toBe(
    true,
  )

  expect(await found(files, 'server')).toEqual(['/a', '/late'])
})

test('files that are no longer named are removed after an hour, not before', async () => {
  const files = memoryIndexFiles()
  let time = now().getTime()
  const later = () => new Date(time)
  for (let at = 0; at <= MAX_SEGMENTS; at += 1) await publish(files, change(`/page-${at}`, 'server'))
  await mergeSegments({ files, now: later })
  const merged = files.files.size
  await addUpdates({ files, now: later, updates: [change('/x', 'server')], findCurrentPaths: all })
  expect(files.files.size).toBe(merged + 2 * LANGUAGES.length)

  time += 61 * 60_000
  await addUpdates({ files, now: later, updates: [change('/y', 'server')], findCurrentPaths: all })

  const { manifest } = await readManifest(files)
  const named = LANGUAGES.flatMap((language) => manifest.segments[language].map(({ key }) => key))
  const segments = [...files.files.keys()].filter((key) => key.endsWith('.segment'))
  expect(segments.toSorted()).toEqual(named.toSorted())
})

const shardsOf = async (files: IndexFiles) =>
  new Set((await readManifest(files)).manifest.segments.en.map(({ shard = '' }) => shard))

test('a shard with too many pages is split; its pages are found, changed and removed as before', async () => {
  const files = memoryIndexFiles()
  const paths = Array.from({ length: 40 }, (_, at) => `/page-${at}`)
  for (const path of paths) {
    await publish(files, change(path, 'server'))
    await mergeSegments({ files, now }, 6)
  }

  expect((await shardsOf(files)).size).toBeGreaterThan(3)
  expect(await found(files, 'server')).toEqual(paths.toSorted())
  await publish(files, ...paths.slice(0, 20).map((path) => change(path, 'database')), change('/page-39'))
  expect(await found(files, 'database')).toEqual(paths.slice(0, 20).toSorted())
  expect(await found(files, 'server')).toEqual(paths.slice(20, 39).toSorted())
})

test('an edit that arrives while its shard is split is found, and the shard is split later', async () => {
  const files = memoryIndexFiles()
  const paths = Array.from({ length: MAX_SEGMENTS + 1 }, (_, at) => `/page-${at}`)
  for (const path of paths) await publish(files, change(path, 'server'))

  await Promise.all([mergeSegments({ files, now }, 2), publish(files, change('/late', 'server'))])

  expect(await found(files, 'server')).toEqual(['/late', ...paths])
})

test('a large index is made in shards, with what was added to the earlier ones meanwhile', async () => {
  const files = memoryIndexFiles()
  await publish(files, change('/page-1', 'left over'), change('/left', 'over'))
  const { manifest: since } = await readManifest(files)
  await publish(files, change('/page-3', 'database'), change('/page-4'), change('/late', 'server'))
  const documents = Array.from({ length: 30 }, (_, at) => documentAt(`/page-${at}`, 'server'))
  const all30 = { en: documents, id: documents }

  await replaceIndex({ files, now }, { since, documents: all30, mostPages: 8 })

  expect((await shardsOf(files)).size).toBe(4)
  expect(await found(files, 'database')).toEqual(['/page-3'])
  const expected = documents.map(({ path }) => path).filter((path) => !['/page-3', '/page-4'].includes(path))
  expect(await found(files, 'server')).toEqual(['/late', ...expected].toSorted())
})

test('an edit reads and writes the same number of bytes on a small and on a large site', async () => {
  const bytesWith = async (pages: number) => {
    const files = memoryIndexFiles()
    const documents = Array.from({ length: pages }, (_, at) => documentAt(`/page-${at}`, 'server'))
    const { manifest: since } = await readManifest(files)
    await replaceIndex({ files, now }, { since, documents: { en: documents, id: documents } })
    let bytes = 0
    const counting: IndexFiles = {
      ...files,
      read: async (key, etag) => {
        const file = await files.read(key, etag)
        if (file !== undefined && file !== 'same') bytes += file.body.length
        return file
      },
      write: async (key, body) => {
        bytes += body.length
        await files.write(key, body)
      },
    }
    await publish(counting, change('/page-1', 'database'))
    await mergeSegments({ files: counting, now })
    return bytes
  }

  expect(Math.abs((await bytesWith(4_000)) - (await bytesWith(2_000)))).toBeLessThan(1_000)
})

test('suggestions follow an edit: the best page types first, without removed pages', async () => {
  const files = memoryIndexFiles()
  const suggestions = async () => {
    const { en = '' } = (await readManifest(files)).manifest.suggestionFiles
    const file = await files.read(en)
    return file === undefined || file === 'same' ? '' : JSON.parse(file.body.toString())
  }
  await publish(files, change('/page/a', 'A'), change('/page/b', 'B'), change('/products/c', 'C'))

  await publish(files, change('/page/a'), change('/page/b', 'Other'))

  expect(await suggestions()).toEqual([
    ['C', '/products/c', 'page'],
    ['Other', '/page/b', 'page'],
  ])
})
