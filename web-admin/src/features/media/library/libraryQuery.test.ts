import { expect, test } from 'vitest'
import { apiSearch, readLibraryQuery, WHOLE_LIBRARY, withLibraryQuery } from './libraryQuery.ts'

const read = (search: string) => readLibraryQuery(new URLSearchParams(search))

test('the whole library has a plain address', () => {
  expect(withLibraryQuery(new URLSearchParams('view=list'), WHOLE_LIBRARY).toString()).toBe('view=list')
  expect(read('')).toEqual(WHOLE_LIBRARY)
})

test('a query comes back from its address', () => {
  const query = {
    keyword: 'peta',
    kind: 'picture',
    folder: '0',
    tag: 'kampanye baru',
    show: 'unused',
    sort: 'size.asc',
  } as const

  expect(read(withLibraryQuery(new URLSearchParams(), query).toString())).toEqual(query)
})

test('what makes no sense counts as absent', () => {
  expect(read('kind=sound&folder=x&show=everything&sort=colour.asc')).toEqual(WHOLE_LIBRARY)
})

test.each([
  [{ show: 'trash' }, 'state=trashed&sort=created&order=desc'],
  [{ show: 'lacksAlt', kind: 'picture' }, 'kind=picture&alt=missing&sort=created&order=desc'],
  [{ folder: '0', sort: 'name.asc' }, 'folder=0&sort=name&order=asc'],
] as const)('%o asks for %s', (part, expected) => {
  expect(apiSearch({ ...WHOLE_LIBRARY, ...part }).toString()).toBe(expected)
})
