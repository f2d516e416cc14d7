import { expect, test } from 'vitest'
import { newButton } from '../appearance/appearance.ts'
import { draftSchemaOf, findMissingTitle } from './draft.ts'
import { buildSchema } from '../schema.ts'
import { event } from '../types/promotion/event.ts'
import { menu } from '../types/menu.ts'
import { news, newsHeader } from '../types/news.ts'
import { errorKey } from './errorKey.ts'

const problems = (type: typeof news | typeof menu | typeof event, value: object) =>
  Object.fromEntries(
    (draftSchemaOf(type).safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      errorKey(path),
      message,
    ]),
  )

test('a draft with nothing but a title in one language is complete with what a new record starts with', () => {
  const { data, error } = draftSchemaOf(news).safeParse({ contents: [{ languageId: 2, title: 'Rates' }] })

  expect(error).toBeUndefined()
  expect(data).toMatchObject({
    mediaId: 0,
    status: '1',
    contents: [
      { languageId: 2, title: 'Rates', content: '' },
      { languageId: 1, title: '', content: '' },
    ],
  })
})

test('what is filled in wrongly is refused in a draft, too', () => {
  const contents = [
    { languageId: 1, title: 'x'.repeat(256), description: 'y'.repeat(200) },
    { languageId: 2, title: 7 },
  ]

  expect(problems(news, { mediaId: 'one', publishDate: 'soon', contents })).toEqual({
    MediaId: 'invalid',
    PublishDate: 'date',
    'Contents[0].Title': 'tooLong:255',
    'Contents[0].Description': 'descriptionUnder:200',
    'Contents[1].Title': 'invalid',
  })
})

test('nested entries may be unfinished, and are checked where they are filled in', () => {
  const translations = [{ languageId: 1, title: 'Produk' }]
  const contentItems = [{ url: 'https://', translations: [{ languageId: 2, title: 'Title Eng' }] }]

  expect(problems(menu, { translations, contentItems })).toEqual({})
  expect(problems(menu, { translations, contentItems: [{ mediaId: 3, order: 'first' }] })).toEqual({
    'ContentItems[0].Order': 'notANumber',
  })
  expect(problems(event, { contents: [{ languageId: 1, title: 'Temu' }], schedules: [{}] })).toEqual({})
})

test('a language stands in a draft once', () => {
  const contents = [1, 1].map((languageId) => ({ languageId, title: 'Dua' }))

  expect(problems(news, { contents })).toEqual({ Contents: 'required' })
})

test('a draft needs a title in one language, and sample text is none', () => {
  const titled = (id: string, en: string) => ({
    contents: [
      { languageId: 1, title: id },
      { languageId: 2, title: en },
    ],
  })

  expect([findMissingTitle(news, titled('Tarif', '')), findMissingTitle(news, titled('', 'Rates'))]).toEqual([
    {},
    {},
  ])
  expect(findMissingTitle(news, titled(' ', 'Title Eng'))).toEqual({
    'contents.0.title': 'titleInOneLanguage',
  })
  expect(findMissingTitle(news, {})).toEqual({ 'contents.0.title': 'titleInOneLanguage' })
  expect(findMissingTitle(newsHeader, {})).toEqual({})
})

test('sample texts and addresses count as not filled in when a record is published', () => {
  const contentItems = [
    {
      url: 'https://',
      order: 0,
      mediaId: 3,
      translations: [1, 2].map((languageId) => ({ languageId, title: 'Title Indo', description: '' })),
    },
  ]
  const translations = [1, 2].map((languageId) => ({ languageId, title: 'Title Eng' }))
  const issues = buildSchema(menu.declaration).safeParse({ translations, contentItems }).error?.issues ?? []
  const found = Object.fromEntries(issues.map(({ path, message }) => [errorKey(path), message]))

  expect(found).toMatchObject({
    'Translations[0].Title': 'sampleText',
    'ContentItems[0].Translations[1].Title': 'sampleText',
  })
})

test('a button with its sample title and URL stays in a draft and does not go live', () => {
  const customProperty = JSON.stringify({ buttons: [newButton()] })
  const field = news.declaration.fields.customProperty.schema

  expect(problems(news, { customProperty, contents: [{ languageId: 1, title: 'Tarif' }] })).toEqual({})
  expect(
    field.safeParse(customProperty).error?.issues.map(({ path, message }) => [path.join('.'), message]),
  ).toEqual([
    ['buttons.0.contents.0.title', 'sampleText'],
    ['buttons.0.contents.1.title', 'sampleText'],
    ['buttons.0.urlPath', 'sampleText'],
  ])
})
