import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { search, suggest } from '../indexing/answer.ts'
import { answerFrom } from '../indexing/findPages.ts'
import { indexReader } from '../indexReader.ts'
import { testPage } from '../query/testIndex.ts'
import type { SearchDocument } from '../segments/document.ts'
import { memoryIndexFiles } from './indexFiles.ts'
import { bytesOf, emptyManifest, readManifest } from './indexManifest.ts'
import { complete, PartCache } from './partCache.ts'
import { replaceIndex } from './replaceIndex.ts'
import { addUpdates } from './updateIndex.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const WORDS =
  'virtual server storage backup database firewall network region price invoice harga penyimpanan cadangan jaringan basis data kubernetes cluster g4.large s3 node.js c++ menyimpan simpanan loadbalancer load balancer'.split(
    ' ',
  )

/** Deterministic numbers. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
}
const random = randomOf(7)
const word = () => {
  const base = WORDS[random(WORDS.length)] ?? ''
  return random(3) === 0 ? `${base}${random(900)}` : base
}
const phrase = (length: number) => Array.from({ length }, word).join(' ')

const pageOf = (at: number): SearchDocument => ({
  ...testPage(`/page/${at}`, phrase(3), `${phrase(40)}\n${phrase(30)}`),
  description: phrase(8),
  headings: [{ id: 'a', text: phrase(4), at: 0 }],
  packages: at % 9 === 0 ? [`g4.${phrase(1)}`] : [],
})

async function largeIndex() {
  const files = memoryIndexFiles()
  const access = { files, now: () => NOW }
  const pages = Array.from({ length: 600 }, (_, at) => pageOf(at))
  const documents = { en: pages, id: pages.map((page, at) => ({ ...pageOf(at + 600), path: page.path })) }
  await replaceIndex(access, { since: emptyManifest(), documents, mostPages: 200 })
  for (let at = 0; at < 4; at += 1)
    await addUpdates({
      ...access,
      updates: [{ path: `/page/${at}`, documents: at === 0 ? {} : { en: pageOf(at), id: pageOf(at) } }],
      findCurrentPaths: async (paths) => new Set(paths),
    })
  return files
}

/** Queries of words, forms, beginnings, typing errors, joined and unknown words. */
const queryOf = () => {
  const text = phrase(1 + random(4))
  const at = random(text.length)
  return [
    text,
    text.slice(0, at + 1),
    text.slice(0, at) + text.slice(at + 1),
    text.replace(' ', ''),
    `${text} xyzzy`,
  ][random(5)] as string
}

test('answers and suggestions read by parts equal those of a whole index', async () => {
  const files = await largeIndex()
  const whole = indexReader({ files, now: () => 0 })
  const byParts = indexReader({
    files,
    now: () => 0,
    maxWholeBytes: 0,
    maxPartBytes: 60_000,
    partBytes: 1_024,
  })

  for (let count = 0; count < 30; count += 1) {
    const query = queryOf()
    const language = LANGUAGES[count % 2] ?? 'en'
    const answersOf = async ({ current }: typeof whole) =>
      answerFrom(await current(), (pages) => ({
        found: search(searchQuery({ query }), pages, { language, now: NOW }),
        suggested: suggest(query, pages, { language, now: NOW }),
      }))

    expect(await answersOf(byParts), query).toEqual(await answersOf(whole))
  }
})

test('the first query reads only the parts that it needs, and the same query later none', async () => {
  const files = await largeIndex()
  let bytes = 0
  const counting = {
    ...files,
    readPart: async (...input: Parameters<typeof files.readPart>) => {
      const part = await files.readPart(...input)
      bytes += part?.length ?? 0
      return part
    },
  }
  const { current } = indexReader({ files: counting, now: () => 0, maxWholeBytes: 0, partBytes: 512 })
  const suggestions = async () =>
    answerFrom(await current(), (pages) => suggest('kubernetes', pages, { language: 'en', now: NOW }))
  await current()
  const heads = bytes
  const found = await suggestions()
  const first = bytes - heads
  const whole = [...files.files].reduce((sum, [, { body }]) => sum + body.length, 0)

  expect(found).not.toEqual([])
  expect(first).toBeGreaterThan(0)
  expect(heads + first).toBeLessThan(whole / 2)
  expect(await suggestions()).toEqual(found)
  expect(bytes - heads).toBe(first)
})

test('an index is read whole up to the bytes of both languages, and by parts above', async () => {
  const files = await largeIndex()
  const { manifest } = await readManifest(files)
  const bytes = bytesOf(manifest.segments)
  const readPart = vi.spyOn(files, 'readPart')
  const partsRead = async (maxWholeBytes: number) => {
    readPart.mockClear()
    await indexReader({ files, now: () => 0, maxWholeBytes }).current()
    return readPart.mock.calls.length
  }

  expect(await partsRead(bytes)).toBe(0)
  expect(await partsRead(bytes - 1)).toBeGreaterThan(0)
})

test('parts stay within the limit of bytes, and the least recently used go first', async () => {
  const file = Buffer.from(Array.from({ length: 100 }, (_, at) => at))
  const read: number[] = []
  const cache = new PartCache(
    {
      readPart: async (_, start, end) => {
        read.push(start)
        return file.subarray(start, end)
      },
    },
    { maxBytes: 20, partBytes: 10 },
  )
  const part = cache.readerOf('file', 100)
  const firstOf = (at: number) => complete([cache], () => part(at, at + 1)?.[0])

  expect([await firstOf(0), await firstOf(60), await firstOf(0), await firstOf(95)]).toEqual([0, 60, 0, 95])
  expect(cache.bytes).toBeLessThanOrEqual(20)
  expect(await firstOf(0)).toBe(0)
  expect(read).toEqual([0, 60, 90])
  expect(await firstOf(60)).toBe(60)
  expect(read).toEqual([0, 60, 90, 60])
  expect(await complete([cache], () => part(8, 12)?.join())).toBe('8,9,10,11')
})

test('a file that is absent fails the search', async () => {
  const cache = new PartCache({ readPart: async () => undefined }, { maxBytes: 20 })

  await expect(complete([cache], () => cache.readerOf('file', 9)(0, 5))).rejects.toThrow('file of the search')
})
