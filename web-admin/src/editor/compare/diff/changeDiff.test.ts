import { permissionList } from '@flou/shared/content/permissions.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { describe, expect, test } from 'vitest'
import { schema } from '../../../fields/richText/document/schema.ts'
import { fieldRows, percentChange } from './fieldRows.ts'
import { permissionsDiff } from './sequenceDiff.ts'
import { richTextDiff, type BlockDiff } from './richTextDiff.ts'
import type { DocumentNode } from './textBlocks.ts'

const words = (text: string, ...marks: NonNullable<DocumentNode['marks']>): DocumentNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const link = (href: string) => ({ type: 'link', attrs: { href } })
const node = (type: string, ...content: DocumentNode[]): DocumentNode => ({ type, content })
const paragraph = (...content: DocumentNode[]) => node('paragraph', ...content)
const item = (text: string) => node('list_item', paragraph(words(text)))
const picture = (src: string, alt: string): DocumentNode => ({ type: 'picture', attrs: { src, alt } })

/** A document valid for the editor. */
function documentOf(...content: DocumentNode[]): DocumentNode {
  const document = schema.nodeFromJSON(node('doc', ...content))
  document.check()
  return document.toJSON() as DocumentNode
}
const diff = (before: DocumentNode[], after: DocumentNode[]) =>
  richTextDiff(documentOf(...before), documentOf(...after))
const runsOf = (steps: readonly BlockDiff[]) =>
  steps.flatMap((step) => (step.kind === 'changed' ? step.runs.map(({ kind, text }) => [kind, text]) : []))

describe('a formatted text', () => {
  test('shows where a link led and leads, though its words are the same', () => {
    const of = (href: string) => [paragraph(words('See '), words('prices', link(href)), words(' today.'))]

    expect(runsOf(diff(of('/pricing'), of('/pricing/calculator')))).toEqual([
      ['same', 'See prices'],
      ['removed', ' [→ /pricing]'],
      ['added', ' [→ /pricing/calculator]'],
      ['same', ' today.'],
    ])
  })

  test('shows the alternative text and the source of a picture as words', () => {
    const steps = diff([picture('/media/a.webp', 'A rack')], [picture('/media/b.webp', 'A rack in Jakarta')])

    expect(runsOf(steps)).toEqual([
      ['same', 'A rack'],
      ['removed', ' [/media/a.webp]'],
      ['added', ' in Jakarta [/media/b.webp]'],
    ])
    expect(steps).toMatchObject([
      { before: { picture: '/media/a.webp' }, after: { picture: '/media/b.webp' } },
    ])
  })

  test('keeps a list together: an entry that came leaves the others as they are', () => {
    const steps = diff(
      [node('bullet_list', item('One'), item('Two'))],
      [node('bullet_list', item('One'), item('And a half'), item('Two'))],
    )

    expect(steps).toMatchObject([
      { kind: 'same', blocks: [{ role: 'bullet_list', depth: 1 }] },
      { kind: 'added', block: { tokens: [{ text: 'And' }, { text: ' a' }, { text: ' half' }] } },
      { kind: 'same' },
    ])
  })

  test('tells words that are formatted differently from words that changed', () => {
    const steps = diff(
      [paragraph(words('Very fast servers'))],
      [paragraph(words('Very '), words('fast', { type: 'strong' }), words(' servers'))],
    )

    expect(runsOf(steps)).toEqual([
      ['same', 'Very'],
      ['format', ' fast'],
      ['same', ' servers'],
    ])
  })

  test('pairs a paragraph with the one it has become, not with the one at its place', () => {
    const steps = diff(
      [paragraph(words('Our servers are in Jakarta and Bandung.'))],
      [
        paragraph(words('Something new altogether here.')),
        paragraph(words('Our servers are in Jakarta and Surabaya.')),
      ],
    )

    expect(steps.map(({ kind }) => kind)).toEqual(['added', 'changed'])
    expect(runsOf(steps)).toContainEqual(['added', ' Surabaya.'])
  })

  test('compares tables row by row', () => {
    const row = (...cells: string[]) =>
      node('table_row', ...cells.map((text) => node('table_cell', paragraph(words(text)))))
    const steps = diff(
      [node('table', row('CPU', '2'), row('RAM', '4 GB'))],
      [node('table', row('CPU', '2'), row('RAM', '8 GB'))],
    )

    expect(runsOf(steps)).toEqual([
      ['same', 'RAM |'],
      ['removed', '4'],
      ['added', '8'],
      ['same', ' GB'],
    ])
  })
})

describe('the fields of a record', () => {
  const article = (id: string, en: string, slug = 'a') => ({
    slug,
    contents: [
      { languageId: 2, title: en, description: 'Same' },
      { languageId: 1, title: id, description: 'Sama' },
    ],
  })
  const rowsOf = (before: unknown, after: unknown) => fieldRows(news.declaration, before, after)

  test('have both languages in one row, Indonesian first, each with its place for comments', () => {
    const [title] = rowsOf(article('Halo', 'Hello'), article('Hai', 'Hi'))

    expect(title).toMatchObject({ names: ['title'], isChanged: true, isStale: false })
    expect(title?.cells.map(({ language, path }) => [language, path.join('.')])).toEqual([
      ['id', 'contents.1.title'],
      ['en', 'contents.0.title'],
    ])
  })

  test('are stale where only one language was changed', () => {
    const rows = rowsOf(article('Halo', 'Hello'), article('Halo', 'Hi'))

    expect(rows.filter(({ isStale }) => isStale).map(({ names }) => names)).toEqual([['title']])
    expect(rowsOf(null, article('Halo', 'Hello')).some(({ isStale }) => isStale)).toBe(false)
  })

  test('are all there, changed or not', () => {
    const rows = rowsOf(article('Halo', 'Hello'), article('Halo', 'Hello', 'b'))

    expect(rows.filter(({ isChanged }) => isChanged).map(({ names }) => names)).toEqual([['slug']])
    expect(rows.length).toBeGreaterThan(3)
  })
})

const all = (key: string) => ['view', 'edit', 'publish', 'delete'].map((right) => `${key}:${right}`)

test('permissions of a role are told by the keys that came and went', () => {
  const [before, after] = [
    permissionList((key) => key === 'FAQ' || key === 'Event'),
    permissionList((key) => key === 'FAQ' || key === 'Workflow'),
  ]

  expect(permissionsDiff(before, after)).toEqual({ added: all('Workflow'), removed: all('Event') })
  expect(permissionsDiff(undefined, after).added).toEqual([...all('FAQ'), ...all('Workflow')])
})

test.each([
  [1_000, 1_100, 10],
  [3, 2, -33.3],
  [0, 5, undefined],
  [5, 5, undefined],
  [null, 5, undefined],
])('from %j to %j an amount changed by %j per cent', (before, after, percent) => {
  expect(percentChange(before, after)).toBe(percent)
})
