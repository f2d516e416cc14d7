import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boostOf } from './popularity.ts'
import { testIndex, testPage } from './testIndex.ts'

const WORDS = ['server', 'backup', 'storage', 'cloud', 'price', 'guide'] as const
const text = (least: number, most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: most }).map((words) => words.join(' '))
const site = fc.array(fc.tuple(text(1, 3), text(0, 12)), { minLength: 2, maxLength: 10 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const sortedWords = (title: string) => [...new Set(title.split(' '))].toSorted().join(' ')

test('whatever is popular, no page passes one whose whole title is the query', () => {
  fc.assert(
    fc.property(
      site,
      fc.array(share, { minLength: 10, maxLength: 10 }),
      fc.nat(),
      (pages, shares, choice) => {
        const documents = pages.map(([title, body], at) => testPage(`/page-${at}`, title, body))
        const ask = testIndex('en', documents)
        const { path = '', title = '' } = documents[choice % documents.length] ?? {}
        const popularity = new Map(documents.map((one, at) => [one.path, shares[at] ?? 0]))
        const others = (paths: readonly string[]) =>
          paths
            .slice(0, paths.indexOf(path))
            .filter(
              (one) =>
                sortedWords(documents.find((each) => each.path === one)?.title ?? '') !== sortedWords(title),
            )

        expect(others(ask(title)).length).toBeGreaterThanOrEqual(others(ask(title, { popularity })).length)
      },
    ),
    { numRuns: 300 },
  )
})

test('of pages that answer alike the one that is opened more comes first', () => {
  const ask = testIndex('en', [
    testPage('/a', 'Guide one', 'server'),
    testPage('/b', 'Guide two', 'server'),
    testPage('/c', 'Other', 'nothing'),
  ])

  expect(ask('server')).toEqual(['/a', '/b'])
  expect(ask('server', { popularity: new Map([['/b', 1]]) })).toEqual(['/b', '/a'])
})

test('popularity adds a tenth at most, and nothing where nothing is known', () => {
  const of = (popularity: ReadonlyMap<string, number> | undefined) =>
    boostOf(popularity, { path: '/a', isWholeTitle: false })

  expect([of(undefined), of(new Map()), of(new Map([['/a', 1]]))]).toEqual([1, 1, 1.1])
})
