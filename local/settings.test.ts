import { expect, test } from 'vitest'
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
