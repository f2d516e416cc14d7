import { expect, test } from 'vitest'
import { outlineOf, adjacentStopsOf } from './outline.ts'
import type { DocumentationContent } from './readDocumentation.ts'

const chapter = (anchor: string) => ({ anchor, title: anchor.toUpperCase(), content: '' })
const SHOWN: DocumentationContent = {
  overview: [chapter('a')],
  guide: [chapter('b'), chapter('c')],
  samples: [],
  terms: { title: '', content: '<p>x</p>' },
  questions: [],
  updated: '2026-11-21',
}

test('only parts with something in them are in the outline', () => {
  const outline = outlineOf(SHOWN, (part) => part)

  expect(outline.map(({ anchor, chapters }) => [anchor, chapters.length])).toEqual([
    ['overview', 1],
    ['guide', 2],
    ['terms', 0],
  ])
})

test('steps lead over the borders of parts and end at both ends', () => {
  const steps = adjacentStopsOf(outlineOf(SHOWN, (part) => part))

  expect([...steps].map(([anchor, { before, after }]) => [before?.anchor, anchor, after?.anchor])).toEqual([
    [undefined, 'a', 'b'],
    ['a', 'b', 'c'],
    ['b', 'c', 'terms'],
    ['c', 'terms', undefined],
  ])
})
