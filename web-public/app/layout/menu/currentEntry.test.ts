import { expect, test } from 'vitest'
import type { MenuEntry } from '../../site/readMenu.ts'
import { currentOf, currentEntry } from './currentEntry.ts'

/** An entry whose panel has links: direct, in a group of a side item, and in the footer. */
function opening(id: number, [first = '', ...others]: readonly string[], own = {}): MenuEntry {
  const { url = '', bottomLinkURL = '' }: { url?: string; bottomLinkURL?: string } = own
  const link = (url: string) => ({ title: url, description: '', url, icon: undefined })
  const texts = { contentTitle: '', contentDescription: '', contentTitleURL: '' }
  const groups = [{ title: '', url: '', links: [link(first)] }]
  const panel = {
    ...texts,
    groups: [],
    links: others.map(link),
    sideTitle: '',
    sideDescription: '',
    sideLinkTitle: '',
    sideLinkURL: '',
    bottomLinkURL,
    bottomLinkTitle: '',
    bottomLinkDescription: '',
    sideItems: [{ ...texts, id, title: '', isOpening: true, groups, links: [] }],
  }
  return { id, title: String(id), url, panel }
}
const plain = (id: number, url: string): MenuEntry => ({ id, title: url, url, panel: undefined })

const MENU = [
  plain(1, '/'),
  opening(2, [
    '/products/flou-compute',
    '/products',
    '/page/regions?from=menu',
    '/resources/documentation/prices',
  ]),
  opening(3, ['/resources', '/products/group/data'], { bottomLinkURL: '/contact-us/form' }),
  plain(4, '/resources/documentation'),
  plain(5, '/contact-us'),
  opening(6, ['/event'], { bottomLinkURL: '/solution' }),
  opening(7, ['/pricing/calculator', '/partners/a-business-partner'], { url: '/shop' }),
  plain(8, '/pricing'),
]

test.each([
  ['/products/flou-compute', 2],
  ['/products/flou-storage', 2],
  ['/products/group/data/page/2', 3],
  ['/page/regions', 2],
  ['/resources/faq', 3],
  ['/resources/documentation/start', 4],
  ['/resources/documentation/prices', 4],
  ['/pricing/calculator', 8],
  ['/shop/one', 7],
  ['/partners/b-business-partner', 7],
  ['/page/careers', 2],
  ['/contact-us/form', 5],
  ['/contact-us', 5],
  ['/solution/retail', 6],
  ['/productsx', undefined],
  ['/', 1],
])('%s belongs to entry %s', (path, entry) => {
  expect(currentEntry(MENU, path)).toBe(entry)
})

test.each([
  ['/news', '/news', 'page'],
  ['/news#top', '/news', 'page'],
  ['/news', '/news/one', 'true'],
  ['/news', '/newsletter', undefined],
  ['/', '/news', undefined],
  ['', '/news', undefined],
])('a link to %j on %j is %j', (address, path, current) => {
  expect(currentOf(address, path)).toBe(current)
})
