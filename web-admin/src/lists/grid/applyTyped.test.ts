import type { StoredRecord } from '@flou/shared/api.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { gridColumns } from './model/columns.ts'
import type { GridSchema } from './model/edits.ts'
import { applyTyped, outcomeOf, replacesTyped } from './model/applyTyped.ts'
import { bodyOf, isChanged, newRow, storedRow, type GridRow } from './model/rows.ts'

const type = requireContentType('osPackage')
const columns = gridColumns(type)
const shapeFrom = (number: number): GridSchema => ({
  type,
  columns,
  context: { language: 'en', references: {} },
  nextNumber: () => (number += 1),
})
const stored = (id: number, title: string, version = 1) =>
  storedRow(type, { id, recordVersion: version, title } as unknown as StoredRecord) // fields the test needs
const over = (row: GridRow, cells: GridRow['cells']): GridRow => ({ ...row, cells })
const said = (rows: readonly GridRow[]) =>
  rows.map((row) => [row.id, bodyOf(row, columns, type)['title'], isChanged(row) ? 'typed' : 'stored'])
const batchOf = (entries: Batch['entries'], failures: Batch['failures'] = []): Batch => ({
  id: '1-a',
  isDone: true,
  total: entries.length,
  done: entries.length,
  entries,
  failures,
})
const entry = (id: number, action: Batch['entries'][number]['action']) => ({ id, title: '', action })

test('what an earlier visit typed comes back over the rows as they are, and new rows at the end', () => {
  const typed = [
    { key: '2', id: 2, version: 1, cells: { title: 'Typed' } },
    { key: 'new-1', id: 0, version: 0, cells: { title: 'Added' } },
    { key: '9', id: 9, version: 1, cells: { title: 'Gone since' } },
  ]
  const here = [stored(1, 'One'), stored(2, 'Two', 3), over(newRow(type, 1), { title: 'Typed before' })]

  const next = applyTyped(here, typed, { shape: shapeFrom(1) })

  expect(said(next)).toEqual([
    [1, 'One', 'stored'],
    [2, 'Typed', 'typed'],
    [0, 'Typed before', 'typed'],
    [0, 'Added', 'typed'],
    [0, 'Gone since', 'typed'],
  ])
  expect(next[1]?.version).toBe(3)
  expect(new Set(next.map(({ key }) => key)).size).toBe(next.length)
})

test('what is typed while a save is under way stays typed; what was saved does not', () => {
  const sent = [over(stored(1, 'One'), { title: 'First' }), over(newRow(type, 1), { title: ' Second ' })]
  const batch = batchOf([entry(1, 'update'), entry(2, 'create')])
  const now = [
    over(stored(1, 'One'), { title: 'First, again' }),
    sent[1] ?? newRow(type, 9),
    over(newRow(type, 2), { title: 'Third' }),
  ]
  // the server trims spaces
  const read = [stored(1, 'First', 2), stored(2, 'Second')]

  const next = applyTyped(read, now, { shape: shapeFrom(2), ...outcomeOf(batch, sent) })

  expect(said(next)).toEqual([
    [1, 'First, again', 'typed'],
    [2, 'Second', 'stored'],
    [0, 'Third', 'typed'],
  ])
})

test('a row that a batch passed over stays typed', () => {
  const sent = [over(stored(1, 'One'), { title: 'First' }), over(stored(2, 'Two'), { title: 'Second' })]
  const failure = { index: 1, id: 2, title: 'Two', reason: 'changed since' }
  const batch = batchOf([entry(1, 'update'), entry(2, 'update')], [failure])

  const next = applyTyped([stored(1, 'First', 2), stored(2, 'Theirs', 2)], sent, {
    shape: shapeFrom(0),
    ...outcomeOf(batch, sent),
  })

  expect(said(next)).toEqual([
    [1, 'First', 'stored'],
    [2, 'Second', 'typed'],
  ])
})

test('of an earlier visit’s rows, those that its save stored are not typed again', () => {
  const kept = [
    { key: 'new-1', id: 0, version: 0, cells: { title: 'One' } },
    { key: 'new-2', id: 0, version: 0, cells: { title: 'Two' } },
    { key: 'new-3', id: 0, version: 0, cells: { title: 'Typed after sending' } },
  ]
  const created = new Map([
    ['new-1', 11],
    ['new-2', 12],
  ])

  const next = applyTyped([stored(11, 'One'), stored(12, 'Two')], kept, { shape: shapeFrom(3), created })

  expect(said(next)).toEqual([
    [11, 'One', 'stored'],
    [12, 'Two', 'stored'],
    [0, 'Typed after sending', 'typed'],
  ])
})

test('cells typed since are replaced only where the same cell was typed differently', () => {
  const here = [over(stored(1, 'One'), { title: 'Typed since' }), stored(2, 'Two')]
  const typed = (id: number, cells: GridRow['cells']) => [{ key: String(id), id, version: 1, cells }]

  const replaced = [
    typed(1, { title: 'Typed before' }),
    typed(1, { title: 'Typed since' }),
    typed(1, { order: '3' }),
    typed(2, { title: 'Typed before' }),
    typed(0, { title: 'Added' }),
  ].map((earlier) => replacesTyped(here, earlier))

  expect(replaced).toEqual([true, false, false, false, false])
})
