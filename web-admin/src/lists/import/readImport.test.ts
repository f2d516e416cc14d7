import { describe, expect, test } from 'vitest'
import type { ListRow } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { csvFormat } from '../export/formats.ts'
import { exportColumns } from '../export/recordColumns.ts'
import { readImport } from './readImport.ts'

const TYPES = [...REGISTRY.types.values()].filter((type): type is ContentType => !type.single)

const NASTY = [
  '=SUM(A1)',
  "'+62 811",
  '0811 222',
  '-5',
  'a;b,"c"',
  'two\nlines',
  ' spaced ',
  '@x',
  '\tTab',
  '"sep=;"',
]

/** A stored value of every kind, as difficult for CSV as possible. */
function valueOf(field: Field, at: number): unknown {
  if ('to' in field) {
    const reference = { id: at + 1, title: { en: '', id: NASTY[at] ?? '' } }
    return Array.isArray(field.initial) ? [reference, { id: 0, title: { en: 'Next', id: '' } }] : reference
  }
  if ('choices' in field) return (field.choices as readonly ChoiceOption[])[0]?.value
  if (field.kind === 'toggle') return at % 2 === 0
  if (field.kind === 'number') return at === 0 ? -1.5 : 1234
  if (field.kind === 'money') return 12_345_500
  return NASTY[at % NASTY.length]
}

const rowOf = ({ declaration, list }: ContentType, at: number): ListRow => ({
  id: at + 1,
  titles: { en: 'Title', id: 'Judul' },
  ...Object.fromEntries(
    list.columns.map((name) => {
      const field = declaration.fields[name]
      const text = NASTY[at % NASTY.length]
      return [name, field ? valueOf(field, at) : { en: text, id: `${text} id` }]
    }),
  ),
  state: 'published',
  recordVersion: 1,
  updated: '2026-11-10T00:00:00.000Z',
  updatedBy: '=Ayu',
})

function fileOf(
  type: ContentType,
  names: readonly string[],
  { rows, language }: { rows: readonly ListRow[]; language: Language },
): string {
  const columns = exportColumns(type, names, { t: translator(filterTexts)[language], language })
  const format = csvFormat<ListRow>(
    { header: columns.map(({ header }) => header), cells: (row) => columns.map(({ cell }) => cell(row)) },
    language,
  )
  return format.head + format.rows(rows, true)
}

describe.each(TYPES.map((type) => [type.key, type] as const))('%s', (_, type) => {
  const rows = NASTY.map((_, at) => rowOf(type, at))

  test.each(LANGUAGES)('an unchanged export (%s) changes nothing', (language) => {
    const read = readImport(type, fileOf(type, type.list.columns, { rows, language }), rows)

    expect(read.unknown).toEqual([])
    expect(read.rows).toHaveLength(rows.length)
    expect(read.rows.flatMap(({ changes, refusal }) => [...changes, refusal ?? []].flat())).toEqual([])
  })

  test('an unchanged export of its first column changes nothing', () => {
    const names = type.list.columns.slice(0, 1)
    const read = readImport(type, fileOf(type, names, { rows, language: 'en' }), rows)

    expect(read.rows.flatMap(({ changes }) => changes)).toEqual([])
  })
})

const ARTICLE: ListRow = {
  ...rowOf(news, 0),
  title: { en: 'Old', id: 'Lama' },
  categoryId: { id: 3, title: { en: 'Cloud', id: 'Awan' } },
  publishDate: '2026-11-01',
}
const read = (text: string) => readImport(news, text, [ARTICLE])

test('a changed cell names its field, before and after; a guarded formula is read as its text', () => {
  const { rows, unknown } = read(`ID,Title (English),Colour\n1,'=New,red`)

  expect(
    rows[0]?.changes.map(({ column, before, after }) => [column.name, column.language, before, after]),
  ).toEqual([['title', 'en', 'Old', '=New']])
  expect(unknown).toEqual(['Colour'])
})

test('a row without ID is new, and empty lines are skipped', () => {
  const { rows } = read('ID;Judul (Inggris)\n;New\n;\n')

  expect(rows.map(({ line, id, changes }) => [line, id, changes.length])).toEqual([[2, 0, 1]])
})

test.each([
  ['an unknown ID', 'ID,Title (English)\n9,New', 'grid.idUnknown'],
  ['an ID that is no number', 'ID,Title (English)\nx,New', 'grid.idUnknown'],
  ['a repeated ID', 'ID,Title (English)\n1,New\n1,Newer', 'grid.idTwice'],
  ['a lost character', 'ID,Title (English)\n1,N\uFFFDw', 'grid.lostCharacter'],
])('%s is refused', (_, text, message) => {
  expect(read(text).rows.at(-1)?.refusal?.message).toBe(message)
})
