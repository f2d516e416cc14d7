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
