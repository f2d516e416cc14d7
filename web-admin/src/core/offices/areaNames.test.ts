import { expect, test } from 'vitest'
import { entityName, serviceName } from './areaNames.ts'

test('declared types and areas have their labels, unknown keys stand for themselves', () => {
  expect(entityName('news', 'id')).toBe('Artikel')
  expect(entityName('gone', 'en')).toBe('gone')
  expect(entityName('workflow', 'id')).toBe('Persetujuan')
  expect(serviceName('news', 'id')).toBe('Berita')
  expect(serviceName('account', 'id')).toBe('Akun')
  expect(serviceName('gone', 'id')).toBe('gone')
})
