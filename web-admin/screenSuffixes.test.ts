import { describe, expect, test } from 'vitest'
import { examplePathOf, everyRoute, screenSuffixes, screenKindOf } from './screenSuffixes.ts'
import { chunkGroupOf } from './src/core/session/partOf.ts'

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

  test('is told by a few words, which every document carries', () => {
    expect(ends.section.split(' ').length).toBeGreaterThan(10)
    expect(ends.section.length + ends.frame.length).toBeLessThan(2000)
  })
})
