import { expect, test } from 'vitest'
import { inStyleOrder } from './styleOrder.ts'

test('style sheets come each once, those of a page after all that it uses', () => {
  const files = [
    '/assets/product-1.css',
    '/assets/area-a-1.css',
    '/assets/block-b-1.css',
    '/assets/shell-1.css',
  ]

  expect(inStyleOrder([...files, '/assets/shell-1.css'])).toEqual(files.toReversed())
})
