import { news } from '@flou/shared/content/types/news.ts'
import type { ArrangedRecord, ChangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import { expect, test } from 'vitest'
import { movedRecords } from './movedRecords.ts'
import { recordCells } from './recordCells.ts'

interface Move {
  id: number
  from: number
  to: number
  /** Ids of the parent before and after. */
  parents?: [number, number]
}
const arranged = ({ id, from, to, parents = [0, 0] }: Move): ArrangedRecord => ({
  type: 'menu',
  id,
  titles: { en: `Menu ${id}`, id: `Menu ${id}` },
  from: { parentId: parents[0], position: from },
  to: { parentId: parents[1], position: to },
})
const idsMoved = (moves: Move[]) => [...movedRecords(moves.map(arranged))].map(({ id }) => id)

test('of an arrangement only what was moved is told, not what made room', () => {
  expect(
    idsMoved([
      { id: 4, from: 4, to: 1 },
      { id: 1, from: 1, to: 2 },
      { id: 2, from: 2, to: 3 },
      { id: 3, from: 3, to: 4 },
    ]),
  ).toEqual([4])
  expect(
    idsMoved([
      { id: 1, from: 1, to: 1 },
      { id: 2, from: 2, to: 2 },
    ]),
  ).toEqual([])
})

test('a record that came from another list has moved', () => {
  expect(
    idsMoved([
      { id: 1, from: 1, to: 1, parents: [5, 5] },
      { id: 9, from: 1, to: 2, parents: [6, 5] },
      { id: 2, from: 2, to: 3, parents: [5, 5] },
    ]),
  ).toEqual([9])
})

test('many records share the columns of what changes in any of them', () => {
  const record = (id: number, [before, after]: [string | null, string], slug = 'a'): ChangedRecord => ({
    id,
    titles: { en: after, id: after },
    action: before === null ? 'create' : 'update',
    before: before === null ? null : { slug: 'a', contents: [{ languageId: 2, title: before }] },
    after: { slug, contents: [{ languageId: 2, title: after }] },
  })

  const { columns, rows } = recordCells(news.declaration, [record(1, ['A', 'B']), record(2, ['C', 'C'], 'b')])

  expect(columns.map(({ key, language }) => [key, language])).toEqual([
    ['title.en', 'en'],
    ['slug.', undefined],
  ])
  expect(rows.map(({ cells }) => [...cells])).toEqual([
    [['title.en', { before: 'A', after: 'B' }]],
    [['slug.', { before: 'a', after: 'b' }]],
  ])
})
