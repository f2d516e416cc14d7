import { expect, test } from 'vitest'
import { moved, resized, withAspect, aspectOf, WHOLE } from './cropGeometry.ts'

const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const rounded = (area: object) =>
  Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Math.round(value * 1000) / 1000]))

test('a frame stays within the picture however far it is moved', () => {
  expect(moved(middle, 9, -9)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
})

test.each([
  [{ x: 1, y: 1 }, 0.1, 0.2, { x: 0.25, y: 0.25, width: 0.6, height: 0.7 }],
  [{ x: -1, y: -1 }, 0.1, 0.1, { x: 0.35, y: 0.35, width: 0.4, height: 0.4 }],
  [{ x: 1, y: -1 }, 9, -9, { x: 0.25, y: 0, width: 0.75, height: 0.75 }],
  [{ x: -1, y: 1 }, 9, -9, { x: 0.71, y: 0.25, width: 0.04, height: 0.04 }],
] as const)('corner %o moved by %d and %d: the opposite one stays', (corner, ...rest) => {
  const [dx, dy, expected] = rest as [number, number, object] // as the rows above

  expect(rounded(resized(middle, { corner, dx, dy }))).toEqual(expected)
})

test('a shape is kept while a corner moves, up to the edge', () => {
  const corner = { x: 1, y: 1 } as const

  const grown = resized(middle, { corner, dx: 0.1, dy: 0, aspect: 1 })
  const limited = resized(middle, { corner, dx: 9, dy: 9, aspect: 2 })

  expect(rounded(grown)).toEqual({ x: 0.25, y: 0.25, width: 0.6, height: 0.6 })
  expect(rounded(limited)).toEqual({ x: 0.25, y: 0.25, width: 0.75, height: 0.375 })
})

test('16:9 of a square picture is its full width', () => {
  const shape = aspectOf(16 / 9, { width: 1000, height: 1000 })

  expect(rounded(withAspect(WHOLE, shape))).toEqual({ x: 0, y: 0.219, width: 1, height: 0.563 })
})

test('1:1 of a wide picture is its full height, about the middle of the frame', () => {
  const shape = aspectOf(1, { width: 2000, height: 1000 })

  expect(rounded(withAspect({ x: 0.6, y: 0, width: 0.4, height: 1 }, shape))).toEqual({
    x: 0.5,
    y: 0,
    width: 0.5,
    height: 1,
  })
})
