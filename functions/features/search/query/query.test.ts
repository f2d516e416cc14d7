import { expect, test } from 'vitest'
import type { SearchDocument } from '../segments/document.ts'
import { testIndex, testPage } from './testIndex.ts'

/** Enough pages for a meaningful IDF. */
const FURTHER = Array.from({ length: 12 }, (_, at) => testPage(`/other-${at}`, `Further page ${at}`))

const english = testIndex('en', [
  testPage('/load-balancer', 'Load Balancer', 'Spreads requests over servers'),
  testPage('/backup', 'Cloud Backup', 'Keeps copies'),
  testPage('/login', 'Login help', 'Where to login'),
  testPage('/logging', 'Cloud Logging', 'Every log in one place'),
  testPage('/database', 'Managed Database', 'Tables and rows'),
  testPage('/shop', 'Online sales', 'For e-commerce'),
  testPage('/power', 'Sixty per cent renewable power', 'Sun and water'),
  testPage('/vm', 'Virtual Server', 'Sizes and prices, never cloudbackup'),
  ...FURTHER,
])
const indonesian = testIndex('id', [
  testPage('/registry', 'Container Registry', 'Menyimpan image'),
  testPage('/monitoring', 'Cloud Monitoring', 'Metrik dan alarm'),
  testPage('/balancer', 'Load Balancer', 'Membagi permintaan'),
  ...FURTHER,
])

test.each([
  ['words apart that pages write together', 'data base', '/database'],
  ['words together that pages write apart', 'loadbalancer', '/load-balancer'],
  ['words together that a page writes in passing', 'cloudbackup', '/backup'],
  ['without the hyphen', 'ecommerce', '/shop'],
  ['with a space for the hyphen', 'e commerce', '/shop'],
  ['a phrase with a word that tells nothing', 'back up', '/backup'],
  ['what the trade says', 'VPS', '/vm'],
  ['what the trade says, in another form', 'load balancing', '/load-balancer'],
])('%s: %s', (_, query, path) => {
  expect(english(query)[0]).toBe(path)
})

test.each([
  ['registri kontainer', '/registry'],
  ['pemantauan', '/monitoring'],
  ['penyeimbangan beban', '/balancer'],
])('in Indonesian %s finds the page with an English title', (query, path) => {
  expect(indonesian(query)).toEqual([path])
})

test('`log in` asks for the login, not for every page with a log in it', () => {
  expect(english('log in')[0]).toBe('/login')
})

test('synonyms of editors hold for every form of their words', () => {
  const rules = { synonyms: [['safety copy', 'backup']], pins: [] }

  expect(english('safety copies', { rules })).toEqual(['/backup'])
})

test('a word that no page has does not hide a page with the other in its title, and two find nothing', () => {
  expect(english('renewable heat')).toEqual(['/power'])
  expect(english('sun heat')).toEqual([])
  expect(english('moon heat')).toEqual([])
})

test('where few pages have enough of a query, those follow that are close to it', () => {
  const ask = testIndex('en', [
    testPage('/whole', 'Startup credit', 'For young companies'),
    testPage('/half', 'Welcome credit', 'For new accounts'),
    ...FURTHER,
  ])

  expect(ask('startup credit')).toEqual(['/whole', '/half'])
})

/** Pages with words adjacent, apart, in questions and in related pages. */
const shop = testIndex('en', [
  {
    ...testPage(
      '/scattered',
      'Notes of a meeting',
      `${'Each invoice of May. '.repeat(5)}\nMuch else.\n${'The wrong way. '.repeat(5)}`,
    ),
    headings: [{ id: 'else', text: 'Much else', at: 106 }],
  },
  {
    ...testPage('/question', 'Questions', 'What to do?\nIs it wrong?\nWrite to us about the invoice.'),
    headings: [{ id: 'faq-1', text: 'Is it wrong?', at: 12 }],
  },
  { ...testPage('/bare-metal', 'Bare Metal Server', 'A machine'), type: 'product' },
  { ...testPage('/virtual-server', 'Virtual Server', 'A part of a machine'), type: 'product' },
  testPage('/rack', 'A rack', 'Bare walls, metal doors and virtual tours of a server room'),
  testPage('/partners/a', 'Partners: Retail storage'),
  testPage('/partners/b', 'Partners: Retail network'),
  testPage('/partners/c', 'Partners: Retail servers'),
  testPage('/shops', 'Retail partners of all towns'),
  { ...testPage('/cache', 'Managed Cache', 'Quick answers at low cost'), type: 'product' },
  testPage('/cache-news', 'A cache for science', 'Cost of research. '.repeat(4)),
  testPage('/settings', 'Close an account'),
  testPage('/account', 'Account', 'What it is'),
  ...FURTHER,
])

test.each([
  ['words that stand together in a question, not apart on a page', 'wrong invoice', '/question'],
  ['a phrase with small words between', 'cancel my account', '/settings'],
  ['the product of which a price is asked', 'cost of a cache', '/cache'],
])('%s', (_, query, path) => {
  expect(shop(query)[0]).toBe(path)
})

test.each(['virtual server vs bare metal', 'difference between bare metal and virtual server'])(
  'either side of a comparison: %s',
  (query) => {
    expect(shop(query).slice(0, 2).toSorted()).toEqual(['/bare-metal', '/virtual-server'])
  },
)

test('pages that differ in one word do not crowd out another', () => {
  expect(shop('retail partners').indexOf('/shops')).toBeLessThan(3)
})

/** Two pages with the same words; the second has the related ones below one heading. */
function apartAndTogether(first: string, second: string) {
  const page = (path: string, text: readonly [string, string]) => ({
    ...testPage(path, 'Account', text.join('\n')),
    headings: [
      { id: 'one', text: '', at: 0 },
      { id: 'two', text: '', at: text[0].length + 1 },
    ],
  })
  return testIndex('en', [
    page('/apart', [`The ${first} of a parcel`, `The ${second} of a garden`]),
    page('/together', [`The ${first} of a ${second}`, 'The parcel of a garden']),
    ...FURTHER,
  ])
}

test.each([
  ['refund', 'invoice', 'refund of invoices'],
  ['g4.large', 'invoice', 'invoice g4.large'],
])('%s and %s below one heading answer before the same words apart', (first, second, query) => {
  expect(apartAndTogether(first, second)(query)).toEqual(['/together', '/apart'])
})

test('lines that pages of a type repeat bring none of them before a page with words of its own', () => {
  const template = 'Pay as it suits you with the command line.'
  const product = (name: string, own: string): SearchDocument => ({
    ...testPage(`/products/${name}`, name, `${own}\n${template}`),
    type: 'product',
    weight: 1.25,
  })
  const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']
  const ask = testIndex('en', [
    ...names.map((name) => product(name, `About ${name}.`)),
    testPage(
      '/guide',
      'Guide',
      'To pay, any way suits. The command line helps with it, and so do our people.',
    ),
    ...FURTHER,
  ])

  expect(ask('pay suits command line')[0]).toBe('/guide')
  expect(ask('beta command line')[0]).toBe('/products/beta')
})

test('of pages that list a code the one comes first that writes of its family', () => {
  const product = (name: string, own: string): SearchDocument => ({
    ...testPage(`/products/${name}`, name, `${own}\ng4.small\ng4.large`),
    type: 'product',
  })
  const ask = testIndex('en', [
    ...['alpha', 'beta', 'gamma', 'delta'].map((name) => product(name, 'Short.')),
    product(
      'server',
      `${'A longer text than that of the others. '.repeat(2)}All processors are of the g4 family.`,
    ),
    ...FURTHER,
  ])

  expect(ask('g4.large')[0]).toBe('/products/server')
})

test('a misspelled word is not taken for one that carries no meaning', () => {
  const ask = testIndex('en', [testPage('/notes', 'Notes', 'Show them to there and these'), ...FURTHER])

  expect(ask('theme')).toEqual([])
})

test('a short last word is a word, a longer one may be the beginning of another', () => {
  const ask = testIndex('id', [
    testPage('/regions', 'Region', 'Waktu bolak dan balik'),
    testPage('/clusters', 'Klaster', 'Menjalankan kubernetes'),
    ...FURTHER,
  ])

  expect(ask('bola')).toEqual([])
  expect(ask('kuber')).toEqual(['/clusters'])
})

test('of two words both must be on a page, of more words most', () => {
  const ask = testIndex('en', [
    testPage('/shell', 'Shell', 'The cat command'),
    testPage('/uploads', 'Uploads', 'Many pictures'),
    ...FURTHER,
  ])

  expect(ask('cat pictures')).toEqual([])
  expect(ask('many uploads of cat pictures')).toContain('/uploads')
})

test('a title that the query repeats counts, whatever other words the query has', () => {
  const long = 'Remote work and careers. Remote tools for careers. Remote careers.'
  const ask = testIndex('en', [
    testPage('/report', 'Yearly report of the remote teams', long),
    testPage('/careers', 'Careers', 'Remote from anywhere'),
    ...FURTHER,
  ])

  expect(ask('careers remote office')[0]).toBe('/careers')
})
