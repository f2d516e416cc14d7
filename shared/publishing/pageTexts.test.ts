import { describe, expect, test } from 'vitest'
import { requireContentType } from '../content/registry.ts'
import { settingPageChecks } from '../content/types/setting.ts'
import { news, newsSeo } from '../content/types/news.ts'
import { PAGE_CHECKS, severitiesOf } from './pageCheck.ts'
import { seoLength } from '../strings/seoLength.ts'
import { fillableSeoTexts, findTextProblems, hasCheckedPage, pathIn, seoTextOf } from './pageTexts.ts'

const values = {
  slug: '',
  mediaId: 7,
  seoThumbnailId: 0,
  contents: [
    { languageId: 1, title: 'Jaringan baru', description: 'Lebih dekat', seoTitle: '', seoDescription: '' },
    {
      languageId: 2,
      title: 'New network',
      description: '',
      content: '<p>Closer <b>to you</b></p>',
      seoTitle: 'Network | Flou',
    },
  ],
}

describe('texts that represent a page', () => {
  test('own texts come before those of the record, which lose their markup', () => {
    expect(seoTextOf(news, { values, language: 'en' }, 'title')).toBe('Network | Flou')
    expect(seoTextOf(news, { values, language: 'id' }, 'title')).toBe('Jaringan baru')
    expect(seoTextOf(news, { values, language: 'id' }, 'description')).toBe('Lebih dekat')
    expect(seoTextOf(news, { values, language: 'en' }, 'description')).toBe('Closer to you')
  })

  test('a category without texts of the language uses the shared ones', () => {
    const category = {
      title: 'Compute',
      seoTitle: '',
      contents: [{ languageId: 1, localTitle: 'Komputasi' }, { languageId: 2 }],
    }
    const type = requireContentType('productCategory')
    expect(seoTextOf(type, { values: category, language: 'id' }, 'title')).toBe('Komputasi')
    expect(seoTextOf(type, { values: category, language: 'en' }, 'title')).toBe('Compute')
  })
})

describe('empty search texts', () => {
  test('are filled from the record, in both languages at once; filled ones stay', () => {
    expect(fillableSeoTexts(news, values)).toEqual([
      { path: 'contents.0.seoTitle', text: 'Jaringan baru' },
      { path: 'contents.0.seoDescription', text: 'Lebih dekat' },
      { path: 'contents.1.seoDescription', text: 'Closer to you' },
    ])
  })

  test('of a category are filled once; those that may stay empty and sections are left alone', () => {
    const category = {
      title: 'Compute',
      contents: [{ languageId: 1, localTitle: 'Komputasi' }, { languageId: 2 }],
    }

    expect(fillableSeoTexts(requireContentType('productCategory'), category)).toEqual([
      { path: 'seoTitle', text: 'Compute' },
    ])
    expect(fillableSeoTexts(newsSeo, {})).toEqual([])
  })
})

const article = (id: object, en: object) => ({
  contents: [
    { languageId: 1, ...id },
    { languageId: 2, ...en },
  ],
})
const RIGHT = { seoTitle: 'Jaringan baru', seoDescription: 'a'.repeat(50) }

describe('lengths for search engines', () => {
  test.each([
    ['a short title', { seoTitle: 'Kabar' }, 'titleCheck', 'pageTitleShort:10'],
    ['a long title', { seoTitle: 'a'.repeat(61) }, 'titleCheck', 'pageTitleLong:60'],
    ['a short description', { seoDescription: 'Singkat' }, 'descriptionCheck', 'pageDescriptionShort:50'],
    ['no description', { seoDescription: '' }, 'descriptionCheck', 'pageDescriptionShort:50'],
    [
      'a long description',
      { seoDescription: 'a'.repeat(161) },
      'descriptionCheck',
      'pageDescriptionLong:160',
    ],
  ])('%s is found in its language, with its field', (...[, wrong, check, message]) => {
    const field = Object.keys(wrong).join('')

    expect(findTextProblems(news, article({ ...RIGHT, ...wrong }, RIGHT))).toEqual([
      { check, language: 'id', path: `contents.0.${field}`, message },
    ])
    expect(findTextProblems(news, article(RIGHT, { ...RIGHT, ...wrong }))).toEqual([
      { check, language: 'en', path: `contents.1.${field}`, message },
    ])
  })

  test('texts at the limits are right, and so is a title of the record instead of its own', () => {
    const limits = { seoTitle: 'a'.repeat(60), seoDescription: 'a'.repeat(160) }

    expect(findTextProblems(news, article(limits, { ...RIGHT, seoTitle: '', title: 'New network' }))).toEqual(
      [],
    )
  })

  test('sections of pages are checked by their own fields, records without a page are not', () => {
    const solution = requireContentType('product')

    expect(
      findTextProblems(newsSeo, article({ title: 'Kabar' }, { title: 'News' })).map(({ path }) => path),
    ).toEqual(['contents.0.title', 'contents.0.content', 'contents.1.title', 'contents.1.content'])
    expect(findTextProblems({ ...solution, noPageIf: 'isHidden' }, { isHidden: true })).toEqual([])
  })
})

const sizes = [0, 9, 10, 49, 50, 60, 61, 160, 161]
test.each(['title', 'description'] as const)(
  'a %s that the counter accepts passes the check, and no other',
  (part) => {
    const field = part === 'title' ? 'seoTitle' : 'seoDescription'
    const check = part === 'title' ? 'titleCheck' : 'descriptionCheck'
    for (const text of sizes.map((size) => ` ${'a'.repeat(size)} `)) {
      const found = findTextProblems(news, article({ ...RIGHT, [field]: text }, RIGHT))
      expect(found.map((problem) => problem.check)).toEqual(seoLength(part, text).problem ? [check] : [])
    }
  },
)

test('a page without fields for search engines is checked by what replaces them', () => {
  const category = requireContentType('newsCategory')
  const values = article({ title: 'Produk', description: 'a'.repeat(50) }, { title: 'Product news' })

  expect(hasCheckedPage(category)).toBe(true)
  expect(findTextProblems(category, values).map(({ path, message }) => [path, message])).toEqual([
    ['contents.0.title', 'pageTitleShort:10'],
    ['contents.1.description', 'pageDescriptionShort:50'],
  ])
})

test('pages and sections with texts for search engines are checked, settings are not', () => {
  expect([news, newsSeo, settingPageChecks].map(hasCheckedPage)).toEqual([true, true, false])
  expect(hasCheckedPage(requireContentType('generalPackage'))).toBe(false)
})

test('a path names the entry of the language, or a field of both', () => {
  expect(pathIn(news, 'title', { values, language: 'en' })).toBe('contents.1.title')
  expect(pathIn(news, 'slug', { values, language: 'en' })).toBe('slug')
})

test('every check is a field of the setting and warns until it is saved', () => {
  expect(Object.keys(settingPageChecks.declaration.fields)).toEqual([...PAGE_CHECKS])
  expect(new Set(Object.values(severitiesOf({})))).toEqual(new Set(['warning']))
  expect(severitiesOf({ titleCheck: 'stop' })).toMatchObject({ titleCheck: 'stop', headingCheck: 'warning' })
})
