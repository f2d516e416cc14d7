import { describe, expect, test } from 'vitest'
import { schema } from '../document/schema.ts'
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
