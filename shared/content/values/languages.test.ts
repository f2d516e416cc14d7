import { expect, test } from 'vitest'
import { CONTENT_LANGUAGE_ID } from '../../locale.ts'
import { newButton } from '../appearance/appearance.ts'
import { appearanceOf } from '../appearance/localizedAppearance.ts'
import { buildSchema } from '../schema.ts'
import { menu } from '../types/menu.ts'
import { news } from '../types/news.ts'
import { product } from '../types/product/product.ts'
import { filledRecord } from '../../../functions/openapi/filledRecord.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { missingLanguages, onlyCompleteLanguage } from './languages.ts'

const { id: INDONESIAN, en: ENGLISH } = CONTENT_LANGUAGE_ID
const article = filledRecord(news.declaration, { idOf: () => 1, seed: 'x' })

const withText = (name: string, languageId: number, value: unknown) => ({
  ...article,
  contents: (article['contents'] as Record<string, unknown>[]).map((entry) =>
    entry['languageId'] === languageId ? { ...entry, [name]: value } : entry,
  ),
})

const withButton = (titles: readonly string[]) => {
  const contents = titles.map((title, at) => ({ languageId: at + 1, title }))
  const button = { ...newButton(), urlPath: 'https://example.com', contents }
  return { ...article, customProperty: JSON.stringify({ buttons: [button] }) }
}

test.each([
  ['a complete one', article, []],
  ['one without an English text', withText('seoTitle', ENGLISH, ''), ['en']],
  ['one with an English sample text', withText('title', ENGLISH, 'Title Eng'), ['en']],
  ['one without an Indonesian text', withText('content', INDONESIAN, '<p></p>'), ['id']],
  ['one without any', { ...article, contents: [] }, ['id', 'en']],
  ['one without English', { ...article, contents: [{ ...withText('title', 1, 'x').contents[0] }] }, ['en']],
  ['one whose English text is too long', withText('title', ENGLISH, 'x'.repeat(300)), []],
  ['one with a sample title in its English button', withButton(['Daftar', 'Title Eng']), ['en']],
  ['one with a sample title in its Indonesian button', withButton(['Title Indo', 'Join']), ['id']],
  ['one without a picture', { ...article, mediaId: 0 }, []],
])('the incomplete languages of %s', (_, values, missing) => {
  expect(missingLanguages(news, values)).toEqual(missing)
  expect(onlyCompleteLanguage(news, values)).toBe(
    missing.length === 1 ? (missing[0] === 'en' ? 'id' : 'en') : undefined,
  )
})

test('texts of items and groups count as well', () => {
  const filled = filledRecord(product.declaration, { idOf: () => 1, seed: 'x' })
  const inIndonesian = inOneLanguage(product.declaration, filled, 'id')

  expect(missingLanguages(product, filled)).toEqual([])
  expect(missingLanguages(product, { ...filled, benefit: inIndonesian['benefit'] })).toEqual(['en'])
})

test('in one language everything else is checked as usual', () => {
  const { error } = buildSchema(news.declaration, 'only.id').safeParse({
    ...withText('title', INDONESIAN, ''),
    mediaId: 0,
  })
  const tooLong = buildSchema(news.declaration, 'only.id').safeParse(
    withText('title', ENGLISH, 'x'.repeat(300)),
  )

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['mediaId', 'contents.0.title'])
  expect(tooLong.error?.issues[0]).toMatchObject({ path: ['contents', 1, 'title'], message: 'tooLong:255' })
})

test('a record in one language has no other text, nested ones included, and all else', () => {
  const filled = filledRecord(menu.declaration, { idOf: () => 1, seed: 'x' })
  const { type, translations } = filled as { type: number; translations: object[] }

  const shown = inOneLanguage(menu.declaration, { ...filled, id: 7, state: 'published' }, 'id')

  expect(shown).toMatchObject({ id: 7, state: 'published', type, translations: [translations[0], {}] })
  expect(JSON.stringify(shown)).not.toContain('(en)')
})

test('a button without a title in a language has the title of the other one', () => {
  const { customProperty } = withButton(['Daftar', 'Title Eng'])

  expect(appearanceOf(customProperty, 'en').buttons).toMatchObject([{ title: 'Daftar', lang: 'id' }])
})
