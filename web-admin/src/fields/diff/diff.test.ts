import { homeProduct } from '@flou/shared/content/types/home.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { describe, expect, test } from 'vitest'
import { fieldRows } from './fieldRows.ts'
import { itemsDiff } from './itemsDiff.ts'
import { recordDiff } from './recordDiff.ts'
import { sequenceDiff, wordsDiff } from './sequenceDiff.ts'

describe('words', () => {
  test('what went stands before what came, and what stayed in between', () => {
    expect(
      wordsDiff('Servers in Jakarta and Bandung', 'Servers in Surabaya and Bandung today'),
    ).toMatchObject([
      { kind: 'same', text: 'Servers in' },
      { kind: 'removed', text: ' Jakarta' },
      { kind: 'added', text: ' Surabaya' },
      { kind: 'same', text: ' and Bandung' },
      { kind: 'added', text: ' today' },
    ])
  })

  test('from nothing, to nothing, and the same', () => {
    expect(wordsDiff('', 'New')).toMatchObject([{ kind: 'added', text: 'New' }])
    expect(wordsDiff('Old', '')).toMatchObject([{ kind: 'removed', text: 'Old' }])
    expect(wordsDiff('Same  text', 'Same text')).toMatchObject([{ kind: 'same', text: 'Same text' }])
  })

  test('either text can be read from the difference of the two', () => {
    const [one, other] = ['a b c d e f g h', 'b x c e y f h i']
    const runs = sequenceDiff(one.split(' '), other.split(' '))
    const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : run.values)).join(' ')

    expect(without('added')).toBe(one)
    expect(without('removed')).toBe(other)
    expect(runs.flatMap((run) => (run.kind === 'same' ? run.values : []))).toEqual(['b', 'c', 'e', 'f', 'h'])
  })

  test('texts too long to compare word by word are replaced as a whole between what they share', () => {
    const long = (mark: string) => [
      'start',
      ...Array.from({ length: 3_000 }, (_, index) => `${mark}${index}`),
      'end',
    ]

    const runs = sequenceDiff(long('a'), long('b'))

    expect(runs.map(({ kind, values }) => [kind, values.length])).toEqual([
      ['same', 1],
      ['removed', 3_000],
      ['added', 3_000],
      ['same', 1],
    ])
  })
})

describe('entries of a list', () => {
  const item = (title: string) => ({ title })
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(item)

  test('are added, removed, changed and moved by position', () => {
    expect(itemsDiff([a, b], [a, c, b])).toEqual([{ state: 'added', to: 2, after: c }])
    expect(itemsDiff([a, b, c], [a, c])).toEqual([{ state: 'removed', from: 2, before: b }])
    expect(itemsDiff([a, b], [a, d])).toEqual([{ state: 'changed', from: 2, to: 2, before: b, after: d }])
    expect(itemsDiff([a, b, c], [c, a, b])).toEqual([{ state: 'moved', from: 3, to: 1, before: c, after: c }])
    expect(itemsDiff([a, b], [a, b])).toEqual([])
  })

  test('that say the same twice are told apart', () => {
    expect(itemsDiff([a, a], [a])).toEqual([{ state: 'removed', from: 2, before: a }])
  })
})

describe('a record', () => {
  const slide = (link: string, id: string, en: string) => ({
    link,
    order: 2,
    contents: [
      { languageId: 2, title: en, description: 'Same' },
      { languageId: 1, title: id, description: 'Sama' },
    ],
  })

  test('differs by field and by language, whatever the order of the languages', () => {
    const diffs = recordDiff(slider.declaration, slide('/a', 'Halo', 'Hello'), slide('/b', 'Hai', 'Hello'))

    expect(diffs).toMatchObject([
      { names: ['title'], language: 'id', before: 'Halo', after: 'Hai' },
      { names: ['link'], before: '/a', after: '/b' },
    ])
    expect(diffs[1]).not.toHaveProperty('language')
  })

  test('names the group a field stands in, and keeps lists whole', () => {
    const popup = (title: string) => ({ popup: { mediaId: 1, contents: [{ languageId: 1, title }] } })
    const product = (...titles: string[]) => ({ items: titles.map((title) => ({ order: 1, title })) })

    expect(recordDiff(settingPageCustomize.declaration, popup('Satu'), popup('Dua'))).toMatchObject([
      { names: ['popup', 'title'], language: 'id', before: 'Satu', after: 'Dua' },
    ])
    expect(recordDiff(homeProduct.declaration, product('A'), product('A', 'B'))).toMatchObject([
      { names: ['items'], field: { kind: 'items' } },
    ])
  })

  test('keeps passwords out, and empty and absent are the same', () => {
    expect(recordDiff(user.declaration, { password: 'old', title: '' }, { password: 'new' })).toEqual([])
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
