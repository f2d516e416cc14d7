import { expect, test } from 'vitest'
import { kindOfPath } from './kindOfPath.ts'

const weightOf = (path: string) => kindOfPath(path)?.weight ?? 0

test.each([
  ['/event/sub-category/meetup-community', '/event/category/meetup'],
  ['/news-and-information/sub-category/cost', '/news-and-information/category/technology'],
  ['/customer-story/product/storage', '/customer-story/industry/health'],
  ['/faq', '/faq/account-and-access'],
  ['/event/category/meetup', '/event/edge-meetup-surabaya'],
])('%s, which only repeats entries, comes behind %s', (list, entry) => {
  expect(weightOf(list)).toBeLessThan(weightOf(entry))
})
