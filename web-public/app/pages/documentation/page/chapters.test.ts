import { expect, test } from 'vitest'
import { chaptersOf, headingsFrom } from './chapters.ts'

test('chapters come in their order, each with an anchor of its own', () => {
  const written = [
    { title: 'Run it', content: '<p>2</p>', order: 2 },
    { title: 'Run it', content: '<p>1</p>', order: 1 },
    { title: '日本', content: '', order: 3 },
    { title: '', content: '', order: 0 },
  ]

  const chapters = chaptersOf('guide', written)

  expect(chapters.map(({ anchor, content }) => [anchor, content])).toEqual([
    ['guide-run-it', '<p>1</p>'],
    ['guide-run-it-2', '<p>2</p>'],
    ['guide-chapter', ''],
  ])
})

test.each([
  ['<h2>a</h2><h3 id="x">b</h3><h6>c</h6>', '<h4>a</h4><h5 id="x">b</h5><h6>c</h6>'],
  ['<h4>a</h4><h5>b</h5>', '<h4>a</h4><h5>b</h5>'],
  ['<h6>a</h6><hr>', '<h4>a</h4><hr>'],
  ['<p>h2</p>', '<p>h2</p>'],
])('headings of %s begin at the fourth level', (html, shifted) => {
  expect(headingsFrom(html, 4)).toBe(shifted)
})
