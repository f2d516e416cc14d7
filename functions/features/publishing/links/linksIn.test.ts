import { expect, test } from 'vitest'
import { linksIn } from './linksIn.ts'
import { linkTarget } from './linkTarget.ts'

const ORIGIN = 'https://site.example'
const DOCUMENT =
  '<body><header><a class="x" href="/menu"><b>Menu</b> entry</a></header>' +
  '<main id="main"><p><a data-page="" href="/a?x=1&amp;y=2#z">R &amp; D <i>lab</i></a></p>' +
  '<a href="/b" aria-label="Only heard"><img alt="Picture"/></a><a href="/c"><img src="x" alt="A logo"/></a>' +
  '<a name="no-address">none</a><a href="#">unclosed</main><footer><a href="/foot">Foot</a></footer></body>'

test('links are read with what visitors read or hear of them; those of the shell only where asked for', () => {
  const own = linksIn(DOCUMENT)
  const all = linksIn(DOCUMENT, { withLayout: true })

  expect(own.slice(0, 3)).toEqual([
    { href: '/a?x=1&y=2#z', text: 'R & D lab', isInLayout: false },
    { href: '/b', text: 'Only heard', isInLayout: false },
    { href: '/c', text: 'A logo', isInLayout: false },
  ])
  expect(own.slice(4)).toEqual([{ href: 'x', text: 'A logo', isInLayout: false }])
  expect(own.every(({ isInLayout }) => !isInLayout)).toBe(true)
  expect(all.filter(({ isInLayout }) => isInLayout).map(({ href, text }) => [href, text])).toEqual([
    ['/menu', 'Menu entry'],
    ['/foot', 'Foot'],
  ])
})

test('a document that ends within a link is read to there', () => {
  expect(linksIn('<main><a href="/x">X')).toEqual([])
  expect(linksIn('<a href="/x">X</a><a href="/y')).toEqual([{ href: '/x', text: 'X', isInLayout: false }])
})

test.each([
  ['/a/b/?q=1#c', '/a/b'],
  ['/id/a%20b', '/a b'],
  ['/id', '/'],
  ['/identity', '/identity'],
  [`${ORIGIN}/a`, '/a'],
  [ORIGIN, '/'],
  ['#place', '#place'],
  ['#', '#'],
  ['', '#'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/media/ab/file.pdf?x#page=2', '/media/ab/file.pdf'],
])('%j asks for %j', (href, target) => {
  expect(linkTarget(href, ORIGIN)?.target).toBe(target)
})

test.each([
  ['/a#b', { target: '/a', anchor: 'b', language: 'en' }],
  ['/id/a#b%20c', { target: '/a', anchor: 'b c', language: 'id' }],
  ['/a?q#top', { target: '/a', language: 'en' }],
  ['/a#:~:text=word', { target: '/a', language: 'en' }],
  ['/id/pricing/calculator#e=WzFd', { target: '/pricing/calculator', language: 'id' }],
])('%j asks for %j', (href, target) => {
  expect(linkTarget(href, ORIGIN)).toEqual(target)
})

test.each([
  '#top',
  'https://other.example/a',
  '//other.example/a',
  'mailto:a@b.example',
  'tel:+6221',
  '/media/',
  'https://other.example/media/a.pdf',
  '/api/x',
  '/login',
  '/account/reset-password',
  '/feed.xml',
  'relative',
])('%j is no page of the site', (href) => {
  expect(linkTarget(href, ORIGIN)).toBeUndefined()
})
