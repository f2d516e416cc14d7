import { expect, test } from 'vitest'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { items } from '@flou/shared/content/fields/nested.ts'
import { media, mediaList, reference, references } from '@flou/shared/content/fields/reference.ts'
import { richText } from '@flou/shared/content/fields/text.ts'
import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { replaceReferences } from './replaceReferences.ts'

const DECLARATION = declareFields({
  fields: {
    categoryId: reference('newsCategory'),
    tags: references('newsCategory'),
    regionId: reference('region'),
    pictureId: media(),
    pictures: mediaList(),
    rows: items({ fields: { categoryId: reference('newsCategory'), pictureId: media() }, localized: {} }),
  },
  localized: { body: richText() },
})

const TEXT = '<p>A</p><img src="/old.png" alt="Old" data-media="4"><img src="/x.png" alt="X" data-media="41">'
const VALUES = {
  categoryId: 4,
  tags: [3, 4, 5],
  regionId: 4,
  pictureId: 4,
  pictures: [4, 9],
  rows: [
    { categoryId: 4, pictureId: 4 },
    { categoryId: 3, pictureId: 3 },
  ],
  contents: [{ languageId: CONTENT_LANGUAGE_ID.id, body: TEXT }],
}

test('a record is replaced wherever its type is referred to, once in a list', () => {
  const replaced = replaceReferences(DECLARATION, VALUES, { type: 'newsCategory', from: 4, to: 5 })

  expect(replaced).toEqual({
    ...VALUES,
    categoryId: 5,
    tags: [3, 5],
    rows: [
      { categoryId: 5, pictureId: 4 },
      { categoryId: 3, pictureId: 3 },
    ],
  })
})

test('a file is replaced in fields and in texts, with the address and the words of the new one', () => {
  const picture = (language: string) => ({ src: '/new.png', alt: `"New" ${language}`, 'data-media': '7' })
  const replaced = replaceReferences(DECLARATION, VALUES, { type: 'media', from: 4, to: 7, picture })

  expect(replaced).toEqual({
    ...VALUES,
    pictureId: 7,
    pictures: [7, 9],
    rows: [
      { categoryId: 4, pictureId: 7 },
      { categoryId: 3, pictureId: 3 },
    ],
    contents: [
      {
        languageId: CONTENT_LANGUAGE_ID.id,
        body: '<p>A</p><img src="/new.png" data-media="7" alt="&quot;New&quot; id"><img src="/x.png" alt="X" data-media="41">',
      },
    ],
  })
})

test.each([
  ['alt="A &gt; B"', { alt: '' }, ' data-media="7" alt="A &gt; B"'],
  ['alt="" data-decorative="true"', { alt: '' }, ' data-media="7" alt="" data-decorative="true"'],
  ['alt="Old" title="a > b"', { alt: 'New' }, ' data-media="7" alt="New"'],
  ['alt="Old"', { alt: '', 'data-decorative': 'true' }, ' data-media="7" alt="" data-decorative="true"'],
])('a picture with %s is described by a new file with %o', (earlier, description, expected) => {
  const body = (attributes: string) => ({
    contents: [{ languageId: CONTENT_LANGUAGE_ID.id, body: `<img${attributes}>` }],
  })
  const picture = () => ({ 'data-media': '7', ...description })

  expect(
    replaceReferences(DECLARATION, body(` ${earlier} data-media="4"`), {
      type: 'media',
      from: 4,
      to: 7,
      picture,
    }),
  ).toEqual(body(expected))
})

test('links to a record follow it, others stay', () => {
  const linked = (key: string, href: string) => ({
    contents: [
      {
        languageId: CONTENT_LANGUAGE_ID.en,
        body: `<p><a href="${href}" data-record="${key}">A</a> <a href="/b" data-record="news#41">B</a></p>`,
      },
    ],
  })
  const earlier = linked('news#4', '/news/old#part')

  expect(
    replaceReferences(DECLARATION, earlier, { type: 'news', from: 4, to: 7, linkPath: '/news/new' }),
  ).toEqual(linked('news#7', '/news/new'))
  expect(replaceReferences(DECLARATION, earlier, { type: 'news', from: 4, to: 7 })).toEqual(
    linked('news#7', '/news/old#part'),
  )
})
