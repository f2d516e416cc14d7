import { describe, expect, it } from 'vitest'
import { expectFirstScreen } from './firstScreen.ts'

const HEADER = '<header><section><a>menu</a></section></header>'
const page = (main: string, footer = '<footer><p>c</p><p class="z">d</p></footer>') =>
  `<html><head><title>x</title></head><body>${HEADER}<main id="main">${main}</main>${footer}</body></html>`
const text = (length: number) => `<b>${'x'.repeat(length)}</b>`
const linkTo = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/></head>`

describe('the first screen of a document', () => {
  it('ends with the last element of the section in which it ends', () => {
    const hero = '<section><p>a</p></section>'
    const after = `<section><p>c</p>${text(8_000)}</section>`
    const html = expectFirstScreen(
      page(`${hero}<section>${text(8_000)}<p>b</p><p class="z">b</p></section>${after}`),
    )
    expect(html).toContain(linkTo('first-screen'))
    expect(html).toContain('<p>b</p><p class="z" id="first-screen">b</p></section>')
    expect(html.match(/id="first-screen"/g)).toHaveLength(1)
  })

  it('keeps the anchor that the element has', () => {
    const html = expectFirstScreen(page(`<section>${text(9_000)}<h2 class="a" id="faq">a</h2></section>`))
    expect(html).toContain(linkTo('faq'))
    expect(html).toContain('<h2 class="a" id="faq">a</h2>')
    expect(html).not.toContain('first-screen')
  })

  it.each([
    [
      'a picture',
      `<section>${text(9_000)}<img src="/a.svg"/></section>`,
      '<img src="/a.svg" id="first-screen"/>',
    ],
    [
      'the first of nested sections that is over',
      `<section>${text(9_000)}<section><p>b</p></section><p>c</p></section>`,
      '<p id="first-screen">b',
    ],
    [
      'the head of a page whose text has no parts',
      `<article><header><h1>a</h1></header>${text(17_000)}</article><section><p>b</p></section>`,
      '<h1 id="first-screen">a',
    ],
    ['the footer of a short page', '<section><p>a</p></section>', '<p class="z" id="first-screen">d'],
  ])('ends with %s', (_, main, expected) => {
    const html = expectFirstScreen(page(main))
    expect(html).toContain(linkTo('first-screen'))
    expect(html).toContain(expected)
  })

  it.each([
    ['without parts', page(text(9_000))],
    ['that is short and has neither parts nor a footer', page(text(9), '')],
    ['whose part has no element', page(`<section>${text(9_000)}</section>`)],
    ['without main', `<html><head></head><body>${HEADER}</body></html>`],
    ['without a head', '<main><section><p>a</p></section></main><footer></footer>'],
  ])('is not waited for in a document %s', (_, html) => {
    expect(expectFirstScreen(html)).toBe(html)
  })
})
