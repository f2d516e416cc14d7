import { expect, test } from 'vitest'
import { parseStoryFilter, storiesBy, storyFilterOf } from './storyFilter.ts'

test('what an address of both is made of is found in it again', () => {
  const filter = storyFilterOf({ slug: 'financial-services' }, { slug: 'data-and-ai' })

  expect(parseStoryFilter(filter)).toEqual({ industry: 'financial-services', product: 'data-and-ai' })
  expect(['retail', 'retail_', '_data', 'a_b_c', ''].map(parseStoryFilter)).toEqual(Array(5).fill(undefined))
})

test('stories are asked for by whatever is chosen', () => {
  expect(storiesBy(undefined, undefined)).toBeUndefined()
  expect(storiesBy(3, undefined)).toEqual({ field: 'customerStoryCategoryId', id: 3 })
  expect(storiesBy(undefined, 5)).toEqual({ field: 'productCategoryId', id: 5 })
  expect(storiesBy(3, 5)).toMatchObject({ id: 3, and: { field: 'productCategoryId', id: 5 } })
})
