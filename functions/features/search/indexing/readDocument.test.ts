import { expect, test } from 'vitest'
import { readDocument } from './readDocument.ts'

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta property="og:title" content="Backup"/></head><body><main id="main"><h1>Backup</h1>${main}</main></body></html>`
const bodyOf = (main: string) => readDocument('/products/backup', page(main))?.body

test.each([
  ['what is not printed', '<p class="no-print steps"><a href="#next">Next: Restore</a></p>'],
  [
    'with other classes before',
    '<section class="wrap section no-print"><h2>Read on</h2><p>More</p></section>',
  ],
  ['a drawing’s words', '<div aria-hidden="true"><p>99 %</p></div>'],
  ['a way to another page', '<a href="/faq" data-page="">Questions</a>'],
])('%s is not the page’s own text', (_, part) => {
  expect(bodyOf(`<p>Kept for a year.</p>${part}<p>Restored in minutes.</p>`)).toBe(
    'Kept for a year.\nRestored in minutes.',
  )
})

test('a class that only resembles it is text like any other', () => {
  expect(bodyOf('<p class="no-printer">Printers</p><p data-note="no-print">Paper</p>')).toBe(
    'Printers\nPaper',
  )
})

test('what stands apart on the page stands apart in the text', () => {
  expect(bodyOf('<p>Rp189 / hour<span>Rp137,800 / month</span>plus <span>tax</span></p>')).toBe(
    'Rp189 / hour Rp137,800 / month plus tax',
  )
})

const partsOf = (main: string) =>
  readDocument('/faq/account', page(main))?.headings.map(({ id, text }) => [id, text]) ?? []
const question = (id: number, text: string, answer = '<p>Yes.</p>') =>
  `<details><summary>${text}</summary><span id="faq-${id}"></span>${answer}</details>`

test('each question has its own anchor, also below an element with one', () => {
  const questions = question(7, 'How do I pay?') + question(3, 'Can I leave?') + question(12, 'Who helps?')

  expect(partsOf(`<section id="topic-1"><h2 id="topic-1-title">Account</h2>${questions}</section>`)).toEqual([
    ['topic-1-title', 'Account'],
    ['faq-7', 'How do I pay?'],
    ['faq-3', 'Can I leave?'],
    ['faq-12', 'Who helps?'],
  ])
  expect(partsOf(questions).map(([id]) => id)).toEqual(['faq-7', 'faq-3', 'faq-12'])
})

test('a question without an anchor has that of the element around it, and takes none of the next one', () => {
  const plain = '<details><summary>Is it free?</summary><p>Yes.</p></details>'

  expect(partsOf(`<section id="more">${plain}${question(5, 'How long?')}</section>`)).toEqual([
    ['more', 'Is it free?'],
    ['faq-5', 'How long?'],
  ])
})

test('headings in an answer come behind their question', () => {
  const answer = '<h3 id="steps">Steps</h3><p>First.</p>'

  expect(partsOf(question(5, 'How do I begin?', answer) + question(6, 'And then?'))).toEqual([
    ['faq-5', 'How do I begin?'],
    ['steps', 'Steps'],
    ['faq-6', 'And then?'],
  ])
})

test('the visible headline is kept where the title is another one', () => {
  const headlineOf = (h1: string) =>
    readDocument('/products/backup', page('').replace('<h1>Backup</h1>', h1))?.headline

  expect(headlineOf('<h1>Backup</h1>')).toBe('')
  expect(headlineOf('<h1 class="a">C++ <em>and</em>\n Qt &amp; more</h1>')).toBe('C++ and Qt & more')
})

test.each([
  ['a shared picture', 'content="https://flou.example/media/a/file.jpg"', '/media/a/320.webp'],
  [
    'the picture of a card',
    'content="https://flou.example/og/en/x/a-b.jpg" data-section="" data-picture="/media/b/file.png"',
    '/media/b/320.webp',
  ],
  ['no picture of a card without one', 'content="https://flou.example/og/en/x/a-b.jpg" data-section=""', ''],
])('results show %s', (_, attributes, image) => {
  const html = page('').replace('</head>', `<meta property="og:image" ${attributes}/></head>`)

  expect(readDocument('/products/backup', html)?.image).toBe(image)
})

test('packages are the rows of price tables that lead to the calculator', () => {
  const row = (name: string, to = '/pricing/calculator?product=backup&amp;package=storage-1') =>
    `<tr><th scope="row">${name}<a class="calculate" href="${to}" data-page="">Calculate</a></th><td>4</td></tr>`
  const table = `<table>${row('g4.large')}${row('R&amp;D')}${row('g4.large')}${row('Other', '/faq')}<tr><th scope="row">Note</th></tr></table>`

  expect(readDocument('/products/backup', page(table))?.packages).toEqual(['g4.large', 'R&D'])
})
