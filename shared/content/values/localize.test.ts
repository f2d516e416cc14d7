import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'
import { localize, type PublicMedia, type Resolver } from './localize.ts'
import { newButton } from '../appearance/appearance.ts'
import { staffOnly } from '../fields/field.ts'
import { group, items } from '../fields/nested.ts'
import { number } from '../fields/value.ts'
import { declareFields } from '../declaration.ts'
import { news } from '../types/news.ts'
import { productCategory } from '../types/product/catalogue.ts'
import { CONTENT_LANGUAGE_ID } from '../../locale.ts'

const picture = { id: 5, imageDefault: '/media/5/a.webp' } as PublicMedia // fields the assertions read
const resolve: Resolver = {
  clean: (html) => html,
  media: (id) => (id === 5 ? picture : undefined),
  reference: (type, id) =>
    type === 'newsCategory' && id === 2 ? { id, title: 'Product', slug: '' } : undefined,
}
const texts = { title: '', description: '', content: '', seoTitle: '', seoDescription: '' }
const article = (indonesian: object, english: object) => ({
  ...initialOf(news.declaration, new Date()),
  mediaId: 5,
  mediaMobileId: 99,
  categoryId: 2,
  customProperty: JSON.stringify({ buttons: [newButton()] }),
  contents: [
    { languageId: 1, ...texts, ...indonesian },
    { languageId: 2, ...texts, ...english },
  ],
})

test('ids become what they point at, or null where that is gone', () => {
  const record = localize(news.declaration, article({ title: 'Halo' }, { title: 'Hello' }), {
    language: 'en',
    resolve,
  })

  expect(record).toMatchObject({
    media: picture,
    mediaMobile: null,
    category: { title: 'Product' },
    title: 'Hello',
    lang: 'en',
  })
})

test('a language without any text falls back to the other, and says so', () => {
  const record = localize(news.declaration, article({}, { title: 'Hello' }), { language: 'id', resolve })

  expect(record).toMatchObject({ title: 'Hello', lang: 'en' })
})

test('a single missing text falls back alone', () => {
  const record = localize(
    news.declaration,
    article({ title: 'Halo' }, { title: 'Hello', content: '<p>Hi</p>' }),
    {
      language: 'id',
      resolve,
    },
  )

  expect(record).toMatchObject({ title: 'Halo', content: '<p>Hi</p>', lang: 'id', fallbacks: ['content'] })
})

test('no text is named that is there, that both languages lack, or where all are in the other one', () => {
  const named = [
    localize(news.declaration, article({ title: 'Halo' }, { title: 'Hello' }), { language: 'id', resolve }),
    localize(news.declaration, article({}, { title: 'Hello' }), { language: 'id', resolve }),
  ].map((record) => 'fallbacks' in record)

  expect(named).toEqual([false, false])
})

test('a button title that one language lacks carries the language of the other', () => {
  const customProperty = JSON.stringify({
    buttons: [{ urlPath: '/x', contents: [{ languageId: 2, title: 'Go' }] }],
  })
  const both = { title: 'Halo' }

  const record = localize(
    news.declaration,
    { ...article(both, both), customProperty },
    { language: 'id', resolve },
  )

  expect(record['customProperty']).toMatchObject({ buttons: [{ title: 'Go', lang: 'en' }] })
})

test('what only staff may see is in no public record, however deep', () => {
  const secret = staffOnly(number({ initial: 13 }))
  const part = { fields: { secret, shown: number() } }
  const type = declareFields({ ...part, fields: { ...part.fields, items: items(part), group: group(part) } })
  const values = { secret: 17, shown: 1 }

  const record = localize(type, { ...values, items: [values], group: values }, { language: 'en', resolve })

  expect(record).toEqual({
    shown: 1,
    items: [{ shown: 1, lang: 'en' }],
    group: { shown: 1, lang: 'en' },
    lang: 'en',
  })
})

test('buttons carry the title of the language', () => {
  const record = localize(news.declaration, article({ title: 'Halo' }, {}), { language: 'id', resolve })

  expect(record['customProperty']).toMatchObject({ buttons: [{ title: 'Title Indo', bgColor: '#64E818' }] })
})

test('a text in the language replaces the language-independent one', () => {
  const category = (localTitle: string) =>
    localize(
      productCategory.declaration,
      {
        title: 'Compute',
        seoTitle: 'Compute | Flou',
        contents: [{ languageId: CONTENT_LANGUAGE_ID.id, description: 'Server', localTitle }],
      },
      { language: 'id', resolve },
    )

  expect(category('Komputasi')).toMatchObject({ title: 'Komputasi', seoTitle: 'Compute | Flou' })
  expect(category('')).toMatchObject({ title: 'Compute' })
})
