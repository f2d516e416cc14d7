import { expect, test } from 'vitest'
import { recordFormUrl } from './recordLocations.ts'

test.each([
  [{ type: 'news', id: 7 }, '/dashboard2/news/edit/7'],
  [{ type: 'subMenu', id: 4, parentId: 2 }, '/dashboard2/menu/2/sub-menu/edit/4'],
  [{ type: 'news.header', id: 0 }, '/dashboard2/news/header'],
  [{ type: 'gone', id: 1 }, undefined],
])('the form of %o is at %s', (named, address) => {
  expect(recordFormUrl('dashboard2', named)).toBe(address)
})
