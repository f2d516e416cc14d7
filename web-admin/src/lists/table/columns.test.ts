import { expect, test } from 'vitest'
import { contentTypes, requireContentType } from '@flou/shared/content/registry.ts'
import { columnsOf } from './columns.ts'

const naming = (key: string, names?: readonly string[]) =>
  columnsOf(requireContentType(key), names).flatMap(({ name, isName }) => (isName ? [name] : []))

test('a row is opened by its title; by the next best name where the title is hidden', () => {
  expect(naming('news')).toEqual(['title'])
  expect(naming('news', ['publishDate', 'categoryId'])).toEqual(['categoryId'])
  expect(naming('user')).toEqual(['fullName'])
})

test('every list has one column that opens a row', () => {
  const unnamed = contentTypes().filter(({ key }) => naming(key).length !== 1)
  expect(unnamed.map(({ key }) => key)).toEqual([])
})
