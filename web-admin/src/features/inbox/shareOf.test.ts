import { expect, test } from 'vitest'
import { shareOf } from './shareOf.ts'

test('the part of the views that led to a form is a percentage in the language of the reader', () => {
  const share = shareOf({ count: 3, views: 240 })

  expect([share?.value, share?.textIn('en'), share?.textIn('id')]).toEqual([0.0125, '1.3%', '1,3%'])
})

test('where fewer views than forms were counted there is none', () => {
  expect([shareOf({ count: 3, views: 2 }), shareOf({ count: 0, views: 0 })]).toEqual([undefined, undefined])
})
