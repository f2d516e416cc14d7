import { expect, test } from 'vitest'
import { PAGES } from '@flou/shared/site/pages.ts'
import { headOf } from './headOf.ts'

const headIn = (record: Record<string, unknown>) => {
  const { title, description } = headOf({
    page: PAGES.news,
    content: {},
    seo: undefined,
    record,
    list: undefined,
    language: 'id',
  })
  return { title, description }
}

test('empty SEO texts are replaced by the title and the description of the record', () => {
  const record = { title: 'Judul', description: '', content: '<p>Isi <b>artikel</b></p>' }
  expect(headIn(record)).toEqual({ title: 'Judul', description: 'Isi artikel' })
  expect(headIn({ ...record, seoTitle: 'SEO', seoDescription: 'Ringkas' })).toEqual({
    title: 'SEO',
    description: 'Ringkas',
  })
})

test('a text in the language of the page comes before an SEO text of the other language', () => {
  const record = { title: 'Judul', description: 'Deskripsi', seoTitle: 'Title', seoDescription: 'Text' }
  expect(headIn({ ...record, fallbacks: ['seoTitle', 'seoDescription'] })).toEqual({
    title: 'Judul',
    description: 'Deskripsi',
  })
  expect(headIn({ ...record, fallbacks: ['title', 'seoTitle'] }).title).toBe('Title')
})

test('the head names the only language of a record', () => {
  const read = { page: PAGES.news, content: {}, seo: undefined, list: undefined, language: 'en' } as const

  expect(headOf({ ...read, record: { title: 'Judul', onlyIn: 'id' } }).onlyIn).toBe('id')
  expect(headOf({ ...read, record: { title: 'Judul' } })).not.toHaveProperty('onlyIn')
})
