import { expect, test } from 'vitest'
import { PERMISSIONS } from '../permissions.ts'
import { permissionName } from './permissionName.ts'

test('a permission has the name of the specification in English, and one of its own in Indonesian', () => {
  expect(permissionName('Manage News', 'en')).toBe('Manage News')
  expect(permissionName('Manage News', 'id')).toBe('Berita')
  expect(permissionName('Personal Data', 'id')).toBe('Data Pribadi')
})

test('no two permissions are called the same, and none is left in English', () => {
  const names = PERMISSIONS.map((key) => permissionName(key, 'id'))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('Manage'))).toEqual([])
})
