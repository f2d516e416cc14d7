import { expect, test } from 'vitest'
import { networkOf, visitorHash } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('a visitor’s hash tells purposes, days and networks apart, and no addresses of a network', () => {
  const visitor = {
    ip: '2001:db8:1:2::3',
    originSecret: 'secret',
    now: new Date('2026-11-23T03:00:00Z'),
  }
  const hash = visitorHash('estimates', visitor)

  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(visitorHash('estimates', { ...visitor, ip: '2001:db8:1:2::4' })).toBe(hash)
  expect(visitorHash('forms', visitor)).not.toBe(hash)
  expect(visitorHash('estimates', { ...visitor, ip: '2001:db8:1:3::3' })).not.toBe(hash)
  expect(visitorHash('estimates', { ...visitor, originSecret: 'other' })).not.toBe(hash)
  expect(visitorHash('estimates', { ...visitor, now: new Date('2026-11-23T17:00:00Z') })).not.toBe(hash)
})
