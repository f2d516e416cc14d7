import { describe, expect, test } from 'vitest'
import { examplePathOf, everyRoute, screenSuffixes, screenKindOf } from './screenSuffixes.ts'
import { chunkGroupOf, recordApiOf } from './src/core/session/partOf.ts'
import { apiUrlOf } from './src/core/records/routePaths.ts'

describe('the part that an address needs', () => {
  const ends = screenSuffixes()

  test('is told by the address alone, for every declared route', () => {
    const wrong = everyRoute()
      .map((route) => ({
        address: examplePathOf(route),
        told: chunkGroupOf(examplePathOf(route), ends),
        is: screenKindOf(route),
      }))
      .filter(({ told, is }) => told !== is)

    expect(wrong).toEqual([])
  })

  test('is told by the address also where an id is not a number', () => {
    for (const screen of ['audit-log', 'manage-ebc', 'workflow'])
      expect(chunkGroupOf(`/dashboard2/${screen}/detail/01M8NSWVZS12R5Y1P3P5X3XTH5`, ends)).toBe('frame')
  })

  test('is told by a few words, which every document carries', () => {
    expect(ends.section.split(' ').length).toBeGreaterThan(10)
    expect(ends.section.length + ends.frame.length).toBeLessThan(2100)
  })
})

test('the record of each edit form is told by the address alone', () => {
  const forms = everyRoute().filter(({ kind, url }) => kind === 'edit' && url.startsWith('/dashboard2/'))
  const params = Object.fromEntries(
    forms.flatMap(({ url }) => (url.match(/:\w+/g) ?? []).map((name) => [name.slice(1), '1'])),
  )
  const wrong = forms.filter(
    (route) => `/api${recordApiOf(examplePathOf(route))}` !== `${apiUrlOf(route, params)}/1`,
  )

  expect(forms.length).toBeGreaterThan(50)
  expect(wrong.map(({ url }) => url)).toEqual([])
  expect(recordApiOf('/dashboard2/news/edit/1/2')).toBeUndefined()
  expect(recordApiOf('/dashboard/manage-news/edit/1')).toBeUndefined()
})
