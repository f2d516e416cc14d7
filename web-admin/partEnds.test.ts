import { describe, expect, test } from 'vitest'
import { addressOf, everyRoute, partEnds, partOfRoute } from './partEnds.ts'
import { partOf } from './src/session/partOf.ts'

describe('the part that an address needs', () => {
  const ends = partEnds()

  test('is told by the address alone, for every declared route', () => {
    const wrong = everyRoute()
      .map((route) => ({
        address: addressOf(route),
        told: partOf(addressOf(route), ends),
        is: partOfRoute(route),
      }))
      .filter(({ told, is }) => told !== is)

    expect(wrong).toEqual([])
  })

  test('is told by a few words, which every document carries', () => {
    expect(ends.section.split(' ').length).toBeGreaterThan(10)
    expect(ends.section.length + ends.frame.length).toBeLessThan(2000)
  })
})
