import { news } from '@flou/shared/content/types/news.ts'
import type { ArrangedRecord, ChangedRecord } from '@flou/shared/workflow.ts'
import { expect, test } from 'vitest'
import { movedRecords } from './movedRecords.ts'
import { recordCells } from './recordCells.ts'

const arranged = (id: number, from: number, to: number, parents: [number, number] = [0, 0]): ArrangedRecord => ({
  type: 'menu',
  id,
  titles: { en: `Menu ${id}`, id: `Menu ${id}` },
  from: { parentId: parents[0], place: from },
  to: { parentId: parents[1], place: to },
})
const idsMoved = (order: ArrangedRecord[]) => [...movedRecords(order)].map(({ id }) => id)

test('of an arrangement only what was moved is told, not what made room', () => {
  expect(idsMoved([arranged(4, 4, 1), arranged(1, 1, 2), arranged(2, 2, 3), arranged(3, 3, 4)])).toEqual([4])
  expect(idsMoved([arranged(1, 1, 1), arranged(2, 2, 2)])).toEqual([])
})

test('a record that came from another list has moved', () => {
  expect(idsMoved([arranged(1, 1, 1, [5, 5]), arranged(9, 1, 2, [6, 5]), arranged(2, 2, 3, [5, 5])])).toEqual([9])
})

test('many records share the columns of what changes in any of them', () => {
  const record = (id: number, before: string | null, after: string, slug = 'a'): ChangedRecord => ({
    id,
    titles: { en: after, id: after },
    action: before === null ? 'create' : 'update',
    before: before === null ? null : { slug: 'a', contents: [{ languageId: 2, title: before }] },
    after: { slug, contents: [{ languageId: 2, title: after }] },
  })

  const { columns, rows } = recordCells(news.shape, [record(1, 'A', 'B'), record(2, 'C', 'C', 'b')])

  expect(columns.map(({ key, language }) => [key, language])).toEqual([
    ['title.en', 'en'],
    ['slug.', undefined],
  ])
  expect(rows.map(({ cells }) => [...cells])).toEqual([
    [['title.en', { before: 'A', after: 'B' }]],
    [['slug.', { before: 'a', after: 'b' }]],
  ])
})
