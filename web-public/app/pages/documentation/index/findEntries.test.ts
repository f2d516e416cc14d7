import { expect, test } from 'vitest'
import { findEntries, type EntryGroup } from './findEntries.ts'

const chapters = (...titles: string[]) => titles.map((title) => ({ title, anchor: title }))
const GROUPS: readonly EntryGroup[] = [
  {
    title: 'Storage',
    entries: [
      {
        id: 1,
        title: 'Object Storage',
        to: '/o',
        description: 'Files over S3',
        lang: 'en',
        chapters: chapters('Lifecycle rules', 'Create a bucket'),
      },
      {
        id: 2,
        title: 'Block Storage',
        to: '/b',
        description: 'Disks',
        lang: 'en',
        chapters: chapters('Grow a disk', 'Créer'),
      },
    ],
  },
  {
    title: 'Network',
    entries: [{ id: 3, title: 'DNS', to: '/d', description: '', lang: 'en', chapters: chapters('Records') }],
  },
]

const found = (query: string) =>
  findEntries(GROUPS, query).flatMap(({ entries }) =>
    entries.map(({ title, hits }) => [title, ...hits.map((hit) => hit.title)]),
  )

test('without a question everything is there, without hits', () => {
  expect(found('  ')).toEqual([['Object Storage'], ['Block Storage'], ['DNS']])
})

test.each([
  ['s3', [['Object Storage']]],
  ['storage', [['Object Storage'], ['Block Storage']]],
  ['NETWORK', [['DNS']]],
  ['lifecycle', [['Object Storage', 'Lifecycle rules']]],
  ['object lifecycle', [['Object Storage', 'Lifecycle rules']]],
  ['creer', [['Block Storage', 'Créer']]],
  ['disk', [['Block Storage', 'Grow a disk']]],
  ['lifecycle disk', []],
  ['dns lifecycle', []],
])('%s finds %j', (query, entries) => {
  expect(found(query)).toEqual(entries)
})

test('groups without anything found are left out', () => {
  expect(findEntries(GROUPS, 'records').map(({ title }) => title)).toEqual(['Network'])
})
