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
