import { expect, test } from 'vitest'
import { SWITCHES } from './likeAws/switches.ts'
import { PROJECT, readSettings } from './settings.ts'

test('without variables the addresses of the README hold', () => {
  expect(readSettings({})).toEqual({ sitePort: 3000, adminPort: 3001, stateDir: `${PROJECT}/.local` })
})

test('a variable that is not usable is named', () => {
  expect(() => readSettings({ SITE_PORT: 'http' })).toThrow('SITE_PORT')
})

test('one port for both is refused', () => {
  expect(() => readSettings({ SITE_PORT: '3001' })).toThrow('3001')
})

test('`--like-aws` turns on all switches or the named ones; an unknown one is named', () => {
  const switchesOf = (...options: string[]) => readSettings({}, options).likeAws

  expect(switchesOf('--like-aws')?.switches).toEqual(new Set(Object.keys(SWITCHES)))
  expect(switchesOf('--like-aws=shards,copies', '--seed=4')).toEqual({
    switches: new Set(['shards', 'copies']),
    seed: 4,
  })
  expect(() => switchesOf('--like-aws=shard')).toThrow('shard')
})
