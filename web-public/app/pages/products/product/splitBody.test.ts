import { expect, test } from 'vitest'
import { splitBody } from './splitBody.ts'

const TABLE = '<table><tbody><tr><td>20</td></tr></tbody></table>'

test('a text without headings is the overview', () => {
  expect(splitBody('<p>A server.</p>')).toEqual({ overview: '<p>A server.</p>', details: [], questions: [] })
  expect(splitBody('')).toEqual({ overview: '', details: [], questions: [] })
})

test('with tables, sections after the first are details, and subheadings that ask are questions', () => {
  const body = splitBody(
    `<p>A server.</p><h2>When</h2><p>Now.</p><h2>How</h2><p>So.</p><h2>Limits</h2>${TABLE}` +
      '<h2>Questions</h2><h3>Does it grow?</h3><p>Yes.</p><h3>And <em>shrink</em> &amp; more?</h3><p>No.</p><p>Never.</p>',
  )

  expect(body.overview).toMatch(/^<p>A server\.<\/p><h2 id="[^"]+">When<\/h2><p>Now\.<\/p>$/)
  expect(body.details).toEqual([
    { anchor: 'part-2-how', title: 'How', html: '<p>So.</p>' },
    { anchor: 'part-3-limits', title: 'Limits', html: TABLE },
  ])
  expect(body.questions).toEqual([
    { question: 'Does it grow?', answer: '<p>Yes.</p>' },
    { question: 'And shrink & more?', answer: '<p>No.</p><p>Never.</p>' },
  ])
})

test('without tables, all but questions is the overview', () => {
  const html =
    '<h2 id="a">How</h2><p>So.</p><h2 id="b">Why</h2><h3>Why?</h3><p>So.</p><h3>Steps</h3><p>One.</p>'
  expect(splitBody(html)).toEqual({ overview: html, details: [], questions: [] })
})
