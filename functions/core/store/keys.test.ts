import { expect, test } from 'vitest'
import { foldedUnique, keyName, keyOfReference, keys, sortKey, sortText } from './keys.ts'
import { partitions } from './partitions.ts'

test.each([
  [7, '0000000000000007'],
  [7.6, '0000000000000008'],
  ['Éclair', 'eclair'],
  ['ABC', 'abc'],
  [true, 'true'],
  [undefined, ''],
  [null, ''],
  [{}, ''],
])('%j sorts as %j', (value, text) => {
  expect(sortText(value)).toBe(text)
})

test('only the beginning of a long text counts for the order, and then the id', () => {
  expect(sortText('a'.repeat(200))).toBe('a'.repeat(80))
  expect(sortKey('b', 12)).toBe('b#0000000012')
  expect([sortKey(2, 1), sortKey(10, 1)].toSorted()).toEqual([sortKey(2, 1), sortKey(10, 1)])
  expect([sortKey('x', 2), sortKey('x', 10)].toSorted()).toEqual([sortKey('x', 2), sortKey('x', 10)])
})

test('values that differ in case or outer spaces alone are the same', () => {
  expect(foldedUnique(' Ayu@Flou.Example ')).toBe('ayu@flou.example')
  expect(foldedUnique(5)).toBe('5')
})

test('a reference leads to its record', () => {
  expect(keyOfReference('news#12')).toEqual(keys.live('news', 12))
})

test('each item of a record, section, counter or batch has a key of its own', () => {
  const facet = { type: 'news', name: 'tag', value: 'a', order: 'title' }
  const all = [
    keys.live('news', 1),
    keys.live('news', 2),
    keys.draft('news', 1),
    keys.revision('news', 1, 1),
    keys.revision('news', 1, 2),
    keys.sortEntry('news', 1, 'title'),
    keys.listState('news', 1, 'published'),
    keys.member('news', 1, 'title'),
    keys.facetEntry({ ...facet, id: 1 }),
    keys.word('news', 1, 'due'),
    keys.due('news', 1),
    keys.ownDraft(keys.live('news', 1)),
    keys.reference(keys.live('news', 1), 'media#1'),
    keys.reference(keys.draft('news', 1), 'media#1'),
    keys.link(keys.live('news', 1), 'media#1'),
    keys.facetCount('news', facet),
    keys.counter('news'),
    keys.counter('news', 1),
    keys.counter('news', 0),
    keys.counterPart('news', 0),
    keys.guard('news', 'slug', 'a'),
    keys.guard('news', 'title', 'a'),
    keys.sectionLive('news.header'),
    keys.sectionLive('news.header', 1),
    keys.sectionLive('news.cta'),
    keys.sectionDraft('news.header'),
    keys.sectionRevision('news.header', 0, 1),
    keys.batchRows('one', 'writer', 0),
    keys.batchRows('one', 'writer', 1),
    keys.batchDone('one'),
    keys.presence('news', 1, 'form'),
    keys.session('one'),
    keys.idempotency(1, 'key'),
    keys.rate('name', 1),
    keys.audit('ulid', '2026-11'),
    keys.proof('one'),
    keys.views(1, 'list'),
    keys.sharedView('list', 'one'),
    keys.jwks(),
    keys.page('/'),
    keys.batch('one'),
  ].map(keyName)

  expect(new Set(all).size).toBe(all.length)
})

test('sections of an area share a partition, those of a record have their own', () => {
  const header = keys.sectionLive('news.header')

  expect(keys.sectionLive('news.cta').pk).toBe(header.pk)
  expect(keys.sectionDraft('news.header').pk).toBe(header.pk)
  expect(keys.sectionLive('news.header', 3).pk).not.toBe(header.pk)
})

test('revisions come in the order of their numbers', () => {
  const sorts = [2, 10, 100].map((revision) => keys.revision('news', 1, revision).sk)

  expect(sorts.toSorted()).toEqual(sorts)
})

test('each list, with a parent or without, has a partition of its own', () => {
  const parents = [undefined, 0, 1]
  const all = parents.flatMap((parent) => [
    partitions.list('news', parent),
    partitions.listBy('news', 'title', parent),
    partitions.inListState('news', 'published', parent),
    partitions.trash('news', parent),
    partitions.words('news', parent),
    partitions.trashedWords('news', parent),
  ])
  const others = [
    partitions.members('news', 'title', 1),
    partitions.facet({ type: 'news', name: 'tag', value: 'a', order: 'title' }),
    partitions.due(),
    partitions.openBatches(),
    partitions.references('news#1'),
    partitions.links('news#1'),
    partitions.dependents('news#1'),
    partitions.draftsOf(1),
    partitions.auditOf('news', 1),
    partitions.auditBy(1),
    partitions.sessionsOf(1),
  ]

  expect(new Set([...all, ...others]).size).toBe(all.length + others.length)
})

test('words of all types are together by their first letter', () => {
  expect(partitions.anyWords('kabar')).toBe(partitions.anyWords('kelola'))
  expect(partitions.anyWords('kabar')).not.toBe(partitions.anyWords('berita'))
  expect(partitions.anyWords('\u{1d11e}x')).toBe(partitions.anyWords('\u{1d11e}y'))
})
