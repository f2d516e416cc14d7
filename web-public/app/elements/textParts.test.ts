import { expect, test } from 'vitest'
import { excerpt } from '@flou/shared/strings/excerpt.ts'
import { readingMinutes, withAnchors } from './textParts.ts'

test('headings get anchors of their own, also where two are the same', () => {
  const { html, headings } = withAnchors('<h2>Why &amp; how</h2><p>x</p><h2>Why &amp; <em>how</em></h2>')

  expect(headings).toEqual([
    { anchor: 'part-1-why-and-how', title: 'Why & how' },
    { anchor: 'part-2-why-and-how', title: 'Why & how' },
  ])
  expect(html).toBe(
    '<h2 id="part-1-why-and-how">Why &amp; how</h2><p>x</p><h2 id="part-2-why-and-how">Why &amp; <em>how</em></h2>',
  )
})

test('an anchor that an editor has set stays: links to it go on working', () => {
  const html = '<h2 id="terms" class="x">Terms</h2>'

  expect(withAnchors(html)).toEqual({ html, headings: [{ anchor: 'terms', title: 'Terms' }] })
})

test('a text without headings stays as it is', () => {
  expect(withAnchors('<p>x</p><h3>y</h3>')).toEqual({ html: '<p>x</p><h3>y</h3>', headings: [] })
})

test.each([
  ['<p>three short words</p>', 1],
  [`<p>${'word '.repeat(660)}</p>`, 3],
])('reading time counts words, not mark-up', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})

test('an excerpt is the text without mark-up, cut after a word', () => {
  const long = excerpt(`<p>${'seven77 '.repeat(40)}</p>`)

  expect(excerpt('<p>Day &amp; <strong>night</strong></p>')).toBe('Day & night')
  expect(long.length).toBeLessThanOrEqual(160)
  expect(long.endsWith('seven77…')).toBe(true)
})
