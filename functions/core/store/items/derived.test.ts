import { requireContentType } from '@flou/shared/content/registry.ts'
import { newsHeader } from '@flou/shared/content/types/news.ts'
import { expect, test } from 'vitest'
import { keys } from '../keys.ts'
import type { Snapshot } from '../writeContext.ts'
import { derivedItems, wordItems } from './derived.ts'
import { contents, snapshot, draft, withDraft, drafted } from './testSnapshots.ts'

const news = requireContentType('news')
const category = requireContentType('newsCategory')
const user = requireContentType('user')

const NOW = new Date('2026-11-21T03:00:00Z')

const sortKeysOf = (one: Snapshot, type = news) => derivedItems(type, one, NOW).map(({ sk }) => sk)

test('index entries are those of references, orders, states, memberships and dates to come', () => {
  expect(sortKeysOf(snapshot({ categoryId: 4, mediaId: 9 })).toSorted()).toEqual([
    'by#categoryId',
    'filter#created',
    'filter#updated',
    'filter#updatedBy',
    'listState#published',
    'live#ref#media#9',
    'live#ref#newsCategory#4',
    'sort#title',
  ])
  expect(sortKeysOf(snapshot({ publishDate: '2026-12-01' }))).toContain('due')
  expect(sortKeysOf(snapshot({ status: '2' }))).toContain('due')
  expect(sortKeysOf(snapshot({ status: '0', publishDate: '2026-12-01' }))).not.toContain('due')
  expect(sortKeysOf(snapshot({}, { state: 'trashed' }))).toEqual([])
})

test('links in texts have index entries apart from references', () => {
  const content = '<p><a href="/a" data-record="news#3">A</a> <a href="/a" data-record="news#3">again</a></p>'
  const linked = snapshot({ contents: [{ languageId: 1, content }] })
  const [entry, ...others] = derivedItems(news, linked, NOW).filter(({ sk }) => sk.includes('#link#'))

  expect(entry).toEqual({
    ...keys.link(keys.live('news', 5), 'news#3'),
    gsi2pk: 'link#news#3',
    gsi2sk: 'news#5#live#link#news#3',
  })
  expect(others).toEqual([])
})

test('a draft has its own references, and its author finds it', () => {
  const one = snapshot({ mediaId: 9 }, { draft, drafted: { ...drafted, fields: { mediaId: 8 } } })
  const items = derivedItems(news, one, NOW)

  expect(items.map(({ sk }) => sk)).toEqual(
    expect.arrayContaining(['live#ref#media#9', 'draft#ref#media#8', 'live#own-draft']),
  )
  expect(items.find(({ sk }) => sk === 'live#own-draft')).toMatchObject({
    gsi1pk: 'drafts-of#2',
    gsi1sk: `${draft.updated}#news#5`,
  })
  expect(sortKeysOf(snapshot({}, { state: 'draft' }))).toContain('live#own-draft')
  expect(sortKeysOf(snapshot())).not.toContain('live#own-draft')
  expect(derivedItems(user, snapshot({}, { state: 'draft' }), NOW).map(({ sk }) => sk)).not.toContain(
    'live#own-draft',
  )
})

test('a section has entries of its references and its draft alone', () => {
  expect(derivedItems(newsHeader, snapshot(), NOW)).toEqual([])
  expect(derivedItems(newsHeader, withDraft, NOW).map(({ sk }) => sk)).toEqual(['header#live#own-draft'])
  expect(wordItems(newsHeader, snapshot())).toEqual([])
})

test('words are found by type and among all types, in the trash by type alone', () => {
  const [word] = wordItems(category, snapshot())
  const [trashed] = wordItems(category, snapshot({}, { state: 'trashed' }))

  expect(word).toEqual({
    ...keys.word('newsCategory', 5, 'news'),
    gsi1pk: 'words#newsCategory',
    gsi1sk: 'news#0000000005',
    gsi2pk: 'words#~n',
    gsi2sk: 'news#newsCategory#5',
  })
  expect(trashed).toEqual({
    ...keys.word('newsCategory', 5, 'news'),
    gsi1pk: 'trash-words#newsCategory',
    gsi1sk: 'news#0000000005',
  })
  const long = Array.from({ length: 50 }, (_, at) => `w${at}x`).join(' ')
  expect(wordItems(category, snapshot({ contents: contents(long, long) }))).toHaveLength(32)
})
