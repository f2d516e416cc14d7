import { expect, test } from 'vitest'
import { NO_RULES } from '@flou/shared/search/results.ts'
import { findPages } from '../indexing/findPages.ts'
import { pathOf } from '../indexing/searchResult.ts'
import type { SearchDocument } from '../segments/document.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { openSegment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'
import { testPage } from './testIndex.ts'

const product = (slug: string, title: string, packages: readonly string[]): SearchDocument => ({
  ...testPage(`/products/${slug}`, title, `${title} ${packages.join(' ')}`),
  type: 'product',
  packages,
})

const others = Array.from({ length: 30 }, (_, at) =>
  testPage(`/page/${at}`, `Report ${at}`, 'A medium size for a large team'),
)
const pages = [
  product('virtual-server', 'Virtual Server', ['g4.small', 'g4.large', 'Ubuntu 24']),
  product('kubernetes', 'Kubernetes', ['g4.large', 'Ubuntu 24']),
  product('postgresql', 'Managed PostgreSQL', ['Small', 'Medium', 'Large']),
  product('mysql', 'Managed MySQL', ['Small', 'Medium', 'Large']),
  product('cache', 'Managed Cache Redis', ['4 GB', '16 GB', 'Ubuntu 24']),
  product('archive', 'Archive Storage', ['Archive']),
  testPage('/pricing', 'All prices'),
  testPage('/pricing/calculator', 'Calculator'),
  ...others,
]

function find(query: string): string[] {
  const index = createSearchIndex('en', [openSegment(createSegment('en', { documents: pages, removed: [] }))])
  const searched = { indexes: { en: index, id: index }, rules: { en: NO_RULES, id: NO_RULES } }
  const { matches } = findPages(query, searched, { language: 'en', now: new Date('2026-11-23') })
  return matches.map(pathOf)
}

test.each([
  ['g4.large', '/products/virtual-server'],
  ['g4 large', '/products/virtual-server'],
  ['G4.LARGE price', '/products/virtual-server'],
  ['g4.large prcies', '/products/virtual-server'],
  ['postgres medium', '/products/postgresql'],
  ['medium mysql', '/products/mysql'],
  ['redis 16gb', '/products/cache'],
])('%s names a package of %s', (query, path) => {
  expect(find(query).slice(0, 3)).toEqual([path, '/pricing/calculator', '/pricing'])
})

test.each([
  ['medium', 'a size of several products'],
  ['ubuntu 24', 'sold with many products'],
  ['g4.huge', 'a name that is not in the price list'],
  ['archive storage', 'the name of the product itself'],
  ['mysql medium backups', 'more than a package'],
])('%s is %s', (query) => {
  expect(find(query)).not.toContain('/pricing/calculator')
})
