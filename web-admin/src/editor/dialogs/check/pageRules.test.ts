import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { findBrokenLinks, findPageProblems } from './pageRules.ts'

const pageOf = (main: string): Document =>
  parseHTML(`<html><head></head><body><header><a href="/"></a></header><main>${main}</main></body></html>`)
    .document

const namesIn = (main: string) => findPageProblems(pageOf(main)).map(({ name, detail }) => [name, detail])

test.each([
  ['headings in order', '<h1>Flou</h1><h2>Price</h2><h3>Tax</h3><h2>Support</h2>'],
  [
    'links that name their target',
    '<h1>A</h1><p><a href="/price">Daftar harga</a> <a href="/b">The price list</a></p>',
  ],
  [
    'links named by a picture or a label',
    '<h1>A</h1><a href="/a"><img alt="Flou"></a><a href="/b" aria-label="Next"></a>',
  ],
  [
    'described and decorative pictures',
    '<h1>A</h1><img src="/a.webp" alt="Rak server"><img src="/b.webp" alt="">',
  ],
])('%s are right', (_, main) => {
  expect(namesIn(main)).toEqual([])
})

test.each([
  ['<h2>Harga</h2>', 'noHeading', ''],
  ['<h1>Flou</h1><h1>Harga</h1>', 'secondHeading', 'Harga'],
  ['<h1>Flou</h1><h2>Price</h2><h4>Tax</h4>', 'skippedLevel', 'Tax'],
  ['<h1>Flou</h1><h2> </h2>', 'emptyHeading', ''],
  ['<h1>A</h1><p><a href="/price"> </a></p>', 'emptyLink', '/price'],
  ['<h1>A</h1><p><a href="/price">Click here!</a></p>', 'vagueLink', 'Click here!'],
  ['<h1>A</h1><p>Klik <a href="/harga">di  sini</a></p>', 'vagueLink', 'di sini'],
  ['<h1>A</h1><p><a href="/harga">Selengkapnya…</a></p>', 'vagueLink', 'Selengkapnya…'],
  ['<h1>A</h1><img src="/media/7/rack.webp">', 'missingAlt', 'rack.webp'],
  ['<h1>A</h1><img src="/a.webp" alt="DSC_0042.JPG">', 'fileNameAlt', 'DSC_0042.JPG'],
  ['<h1>A</h1><img src="/a.webp" alt="IMG 2041">', 'fileNameAlt', 'IMG 2041'],
])('%s is found as %s', (main, name, detail) => {
  expect(namesIn(main)).toEqual([[name, detail]])
})

test('broken targets are found in links of both languages and of the own site, and in files', () => {
  const page = pageOf(
    '<h1>A</h1><a href="/id/gone">a</a><a href="https://flou.example/gone">b</a><a href="/gone-too">c</a><img src="/media/9/a.webp" alt="d">',
  )
  const found = findBrokenLinks(page, ['/gone', '/media/9/a.webp'])

  expect(found.map(({ element }) => element?.textContent || element?.getAttribute('alt'))).toEqual([
    'a',
    'b',
    'd',
  ])
})
