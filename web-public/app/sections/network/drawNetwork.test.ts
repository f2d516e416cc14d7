import { expect, test } from 'vitest'
import { drawNetwork, type GeoLocation } from './drawNetwork.ts'

const place = (latitude: number, longitude: number, isRegion = false): GeoLocation => ({
  latitude,
  longitude,
  isRegion,
})
const JAKARTA = place(-6.21, 106.85, true)
const SINGAPORE = place(1.35, 103.82, true)
const BATAM = place(1.13, 104.05)
const FRANKFURT = place(50.11, 8.68)

const lines = (path: string | undefined) => (path ?? '').split('M').length - 1

test('every point is in the view, with room around it', () => {
  const { view, points } = drawNetwork([JAKARTA, SINGAPORE, place(-2.53, 140.72)]) ?? { points: [] }

  for (const { x, y } of points) {
    expect(x).toBeGreaterThan((view?.x ?? 0) + 20)
    expect(x).toBeLessThan((view?.x ?? 0) + (view?.width ?? 0) - 20)
    expect(y).toBeGreaterThan((view?.y ?? 0) + 20)
    expect(y).toBeLessThan((view?.y ?? 0) + (view?.height ?? 0) - 20)
  }
})

test('a map that leaves the surroundings of Indonesia shows the whole outline; one of a single city is no close-up', () => {
  const wide = drawNetwork([JAKARTA, FRANKFURT])
  const narrow = drawNetwork([JAKARTA])

  expect([wide?.land, narrow?.land]).toEqual(['world', 'asia'])
  expect(narrow?.view.width).toBe(300)
  expect(drawNetwork([])).toBeUndefined()
})

test('the view ends where the world does', () => {
  const { view } = drawNetwork([place(85, 179), place(-85, -179)]) ?? {}

  expect(view?.y).toBeGreaterThanOrEqual(-900)
  expect((view?.y ?? 0) + (view?.height ?? 0)).toBeLessThanOrEqual(900)
})

test('of two places that would hide each other, the region stays and the other steps aside', () => {
  const { points = [], view } = drawNetwork([SINGAPORE, BATAM, BATAM]) ?? {}
  const [singapore, batam, second] = points
  const distance = (one = singapore, other = batam) =>
    Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)) / (view?.width ?? 1)

  expect([singapore?.x, singapore?.y]).toEqual([1038, -13])
  expect(distance()).toBeGreaterThan(0.028)
  expect(distance(batam, second)).toBeGreaterThan(0.028)
})

test('a label is before its point where the drawing ends behind it, or another region is there', () => {
  const { points = [] } =
    drawNetwork([JAKARTA, place(-7.26, 112.75, true), place(-2.53, 140.72, true), place(3.59, 98.67)]) ?? {}

  expect(points.map((point) => point.isLabelledBefore)).toEqual([true, false, true, false])
})

test('regions are linked with each other, every other place with its nearest region', () => {
  const { backbone, spurs } = drawNetwork([JAKARTA, BATAM, SINGAPORE, FRANKFURT]) ?? {}
  const lonely = drawNetwork([BATAM, FRANKFURT])

  expect([lines(backbone), lines(spurs)]).toEqual([1, 2])
  expect([lonely?.backbone, lonely?.spurs]).toEqual(['', ''])
})
