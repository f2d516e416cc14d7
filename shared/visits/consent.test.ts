import { expect, test } from 'vitest'
import { choiceCookie, cookiesToRemove, isAllowed, isChoiceCurrent, readChoice } from './consent.ts'
import { activeServices, isServiceUrl, isSource, sourcesOf } from './services.ts'

const CHOICE = { v: 2, analytics: true, ads: false, ts: 1_790_000_000_000 }

test('the consent cookie is read as written and lasts 180 days', () => {
  const cookie = choiceCookie(CHOICE, true)

  expect(cookie).toContain('; max-age=15552000; samesite=lax; secure')
  expect(readChoice(`a=b; ${cookie.split(';')[0]}; c=d`)).toEqual(CHOICE)
  expect(choiceCookie(CHOICE, false)).not.toContain('secure')
})

test.each([
  '',
  'cookie_consent=',
  'cookie_consent=%7B',
  'cookie_consent=%ff',
  'cookie_consent=null',
  'cookie_consent={"v":1}',
])('what cannot be read is no choice: %s', (cookies) => {
  expect(readChoice(cookies)).toBeUndefined()
})

test('denied before consent, after a new version, and under Global Privacy Control', () => {
  const decision = { choice: CHOICE, version: 2, hasSignal: false }

  expect(isAllowed('analytics', decision)).toBe(true)
  expect(isAllowed('ads', decision)).toBe(false)
  expect(isAllowed('analytics', { ...decision, choice: undefined })).toBe(false)
  expect(isAllowed('analytics', { ...decision, version: 3 })).toBe(false)
  expect(isAllowed('analytics', { ...decision, hasSignal: true })).toBe(false)
  expect(isAllowed('necessary', { choice: undefined, version: undefined, hasSignal: true })).toBe(true)
  expect(isChoiceCurrent({ choice: CHOICE, version: 3 })).toBe(false)
})

test('known cookies are found by name or beginning; never the choice itself', () => {
  const cookies = '_ga=1; _ga_X=2; keep=3; cookie_consent=4'

  expect(cookiesToRemove(cookies, ['_ga*', 'absent', 'cookie_consent'])).toEqual(['_ga', '_ga_X'])
  expect(cookiesToRemove(cookies, ['*'])).toEqual([])
})

const stored = {
  title: 'Count',
  isActive: true,
  kind: 'script',
  category: 'analytics',
  scriptUrl: 'https://count.example/a.js',
  hosts: 'https://api.count.example\n\nnot a host',
  cookies: '_c*\n',
} as const

test('the policy gets the origins of active services and their hosts, nothing else', () => {
  const services = activeServices([
    stored,
    { ...stored, isActive: false, scriptUrl: 'https://off.example/b.js' },
  ])

  expect(services).toHaveLength(1)
  expect(sourcesOf(services)).toEqual(['https://api.count.example', 'https://count.example'])
})

test('an address or host that could widen the policy is refused', () => {
  const addresses = [
    'http://count.example/a.js',
    'javascript:alert(1)',
    'https://a.example/;script-src *',
    'https://u@a.example/a.js',
    '/a.js',
  ]
  const hosts = [
    '*',
    'https:',
    'https://*',
    "'unsafe-inline'",
    'https://a.example/path',
    'https://a.example; img-src *',
    'data:',
  ]

  expect(addresses.filter(isServiceUrl)).toEqual([])
  expect(hosts.filter(isSource)).toEqual([])
  expect(['https://a.example', 'https://*.a.example', 'wss://a.example:8443'].every(isSource)).toBe(true)
})
