import { describe, expect, it } from 'vitest'
import { assemblePage } from './assemblePage.ts'
import { firstScreenOf } from './firstScreen.ts'

const HEADER = '<header><section><a>menu</a></section></header>'
const page = (main: string, footer = '<footer><p>c</p><p class="z">d</p></footer>') =>
  `<html><head><title>x</title></head><body>${HEADER}<main id="main">${main}</main>${footer}</body></html>`
const withFirstScreen = (html: string) => assemblePage(html, () => undefined, firstScreenOf(html)).toString()
const text = (length: number) => `<b>${'x'.repeat(length)}</b>`
const linkTo = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/></head>`

describe('the first screen of a document', () => {
  it('is read when the element behind the section in which it ends begins', () => {
    const html = withFirstScreen(
      page(
        `<section><p>a</p></section><section>${text(16_000)}<p>b</p></section><section><div><p class="z">c</p></div></section>`,
      ),
    )
    expect(html).toContain(linkTo('first-screen'))
    expect(html).toContain('<section><div><p class="z" id="first-screen">c</p>')
    expect(html.match(/id="first-screen"/g)).toHaveLength(1)
  })

  it('keeps the anchor that the element has', () => {
    const html = withFirstScreen(
      page(`<section>${text(17_000)}</section><section><h2 class="a" id="faq">a</h2></section>`),
    )
    expect(html).toContain(linkTo('faq'))
    expect(html).toContain('<h2 class="a" id="faq">a</h2>')
    expect(html).not.toContain('first-screen')
  })

  it.each([
    [
      'a picture',
      `<section>${text(9_000)}</section><img src="/a.svg"/>`,
      '<img src="/a.svg" id="first-screen"/>',
    ],
    [
      'what follows the first of nested sections',
      `<section>${text(17_000)}<section><p>b</p></section><p>c</p></section>`,
      '<p id="first-screen">c',
    ],
    [
      'what follows the head of a page whose text has no parts',
      `<article><header><h1>a</h1></header><h2>b</h2>${text(25_000)}</article><section><p>c</p></section>`,
      '<h2 id="first-screen">b',
    ],
    [
      'what follows the head, however much is said to search engines before it',
      `<script>${text(30_000)}</script><section><h1>a</h1></section><section><p>b</p>${text(30_000)}</section>`,
      '<p id="first-screen">b',
    ],
    ['the footer of a short page', '<section><p>a</p></section>', '<p class="z" id="first-screen">d'],
  ])('waits for %s', (_, main, expected) => {
    const html = withFirstScreen(page(main))
    expect(html).toContain(linkTo('first-screen'))
    expect(html).toContain(expected)
  })

  it.each([
    ['without parts', page(text(9_000))],
    ['that is short and has neither parts nor a footer', page(text(9), '')],
    ['without main', `<html><head></head><body>${HEADER}</body></html>`],
    ['without a head', '<main><section><p>a</p></section></main><footer></footer>'],
  ])('is not waited for in a document %s', (_, html) => {
    expect(withFirstScreen(html)).toBe(html)
  })
})
