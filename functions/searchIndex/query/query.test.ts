import { expect, test } from 'vitest'
import { testIndex, testPage } from './testIndex.ts'

/** Pages enough that a word of one of them tells something. */
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

/** Pages in which words stand together, apart, in questions and in families of pages. */
const shop = testIndex('en', [
  {
    ...testPage(
      '/scattered',
      'Notes of a meeting',
      'Invoice in the first line.\nMuch else.\nWrong in the last.',
    ),
    parts: [{ id: 'else', text: 'Much else', at: 27 }],
  },
  {
    ...testPage(
      '/question',
      'Questions',
      'What to do?\nAn invoice looks wrong. Whom do I ask?\nWrite to us.',
    ),
    parts: [{ id: 'faq-1', text: 'An invoice looks wrong. Whom do I ask?', at: 12 }],
  },
  { ...testPage('/bare-metal', 'Bare Metal Server', 'A machine'), type: 'product' },
  { ...testPage('/virtual-server', 'Virtual Server', 'A part of a machine'), type: 'product' },
  testPage('/rack', 'A rack', 'Bare walls, metal doors and virtual tours of a server room'),
  testPage('/partners', 'Partners', 'Whoever sells'),
  testPage('/partners/a', 'Partners: Storage', 'Whoever sells disks'),
  testPage('/partners/b', 'Partners: Network', 'Whoever sells lines'),
  testPage('/sells', 'Who sells', 'Partners'),
  { ...testPage('/cache', 'Managed Cache', 'Price and speed'), type: 'product' },
  testPage('/cache-news', 'Cache', 'A price for research into caches'),
  testPage('/close', 'Account', 'How to close it'),
  ...FURTHER,
])

test.each([
  ['words that stand together in a question, not apart on a page', 'wrong invoice', '/question'],
  ['a phrase with small words between', 'cancel my account', '/close'],
  ['either side of a comparison', 'virtual server vs bare metal', '/virtual-server'],
  ['the other side of it', 'difference between bare metal and virtual server', '/bare-metal'],
])('%s', (_, query, path) => {
  expect(shop(query).slice(0, 2)).toContain(path)
})

test('of what a price is asked for, the product comes first', () => {
  expect(shop('how much does a cache cost')[0]).toBe('/cache')
  expect(shop('cache')[0]).toBe('/cache-news')
})

test('pages that differ in one word do not crowd out another', () => {
  expect(shop('partners sells').slice(0, 3)).toContain('/sells')
})

test('a word that no page has does not lead to pages that have but the other', () => {
  expect(shop('pizza walls')).toEqual([])
})
