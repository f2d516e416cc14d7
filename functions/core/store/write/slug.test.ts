import { requireContentType } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { AppError, invalidFields } from '../../errors.ts'
import type { Values } from '../writeContext.ts'
import { isSlugTaken, slugFor, storeWithSlug } from './slug.ts'

const news = requireContentType('news')
const snapshot = (fields: Values, state = 'published') => ({ id: 5, state, fields })

const titled = (id: string, en: string) => ({
  contents: [
    { languageId: 1, title: id },
    { languageId: 2, title: en },
  ],
})

test.each([
  ['Judul', 'A Title', 0, 'a-title'],
  ['Judul', '', 0, 'judul'],
  ['', '', 0, 'news'],
  ['Judul', 'A Title', 1, 'a-title-2'],
  ['Judul', 'A Title', 2, 'a-title-3'],
  ['Judul', 'A Title', 8, 'a-title-9'],
  ['Judul', 'A Title', 9, 'a-title-77'],
])('the slug of “%s” and “%s” after %d collisions is %s', (...[id, en, collisions, slug]) => {
  expect(slugFor(news, { fields: titled(id, en), id: 77, collisions })).toBe(slug)
})

const taken = invalidFields({ Slug: 'taken' })

test.each([
  [taken, true],
  [invalidFields({ Slug: 'required' }), false],
  [invalidFields({ Slug: 'taken', Title: 'required' }), false],
  [invalidFields({ Email: 'taken' }), false],
  [new AppError('not_found'), false],
  [new Error('taken'), false],
])('%o tells that the slug is taken: %s', (error, expected) => {
  expect(isSlugTaken(error)).toBe(expected)
})

/** A store in which the first slugs are taken. */
async function storedSlugs(
  collisions: number,
  after = snapshot({ ...titled('x', 'One'), slug: '' }),
  error: Error = taken,
) {
  const tried: unknown[] = []
  const result = await storeWithSlug(news, after, async ({ fields }) => {
    tried.push(fields['slug'])
    await Promise.resolve()
    if (tried.length <= collisions) throw error
    return 'stored'
  }).catch((failure: unknown) => failure)
  return { tried, result }
}

test('a record that is published without a slug gets a free one', async () => {
  expect(await storedSlugs(2)).toEqual({ tried: ['one', 'one-2', 'one-3'], result: 'stored' })
  const { tried, result } = await storedSlugs(Infinity)
  expect(tried).toHaveLength(11)
  expect(tried.at(-1)).toBe('one-5')
  expect(result).toBe(taken)
})

test('a slug that is asked for, a draft, and another error stay as they are', async () => {
  const fields = titled('x', 'One')

  expect(await storedSlugs(1, snapshot({ ...fields, slug: 'own' }))).toEqual({
    tried: ['own'],
    result: taken,
  })
  expect(await storedSlugs(0, snapshot({ ...fields, slug: '' }, 'draft'))).toEqual({
    tried: [''],
    result: 'stored',
  })
  const other = new AppError('unavailable')
  expect(await storedSlugs(1, undefined, other)).toEqual({ tried: ['one'], result: other })
})
