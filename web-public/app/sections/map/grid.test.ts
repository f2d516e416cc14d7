import { expect, test } from 'vitest'
import { GRID, landPath, projectToGrid } from './grid.ts'
import { LAND } from './land.ts'

const isLand = ({ x, y }: { x: number; y: number }) =>
  (LAND[Math.floor(y)] ?? '').split(' ').some((stretch) => {
    const [first = Infinity, last = first] = stretch === '' ? [] : stretch.split('-').map(Number)
    return Math.floor(x) >= first && Math.floor(x) <= last
  })

test.each([
  ['Medan', 3.59, 98.67],
  ['Surabaya', -7.3, 112.6],
  ['Palangka Raya', -2.2, 113.9],
  ['Wamena', -4.1, 138.9],
])('%s is on land', (_, latitude, longitude) => {
  const place = projectToGrid({ latitude, longitude })

  expect(place && isLand(place)).toBe(true)
})

test.each([
  ['Java Sea', -5, 110],
  ['Banda Sea', -6, 127],
])('the %s is not', (_, latitude, longitude) => {
  const place = projectToGrid({ latitude, longitude })

  expect(place && isLand(place)).toBe(false)
})

test('what the map does not show has no place on it', () => {
  expect(projectToGrid({ latitude: 35.68, longitude: 139.69 })).toBeUndefined()
  expect(projectToGrid({ latitude: -6.2, longitude: 20 })).toBeUndefined()
})

test('every stretch of land is a line of its own, within the map', () => {
  const lines = [...landPath().matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(([, ...parts]) =>
    parts.map(Number),
  )

  expect(lines).toHaveLength(LAND.join(' ').split(' ').filter(Boolean).length)
  for (const [x = -1, y = -1, length = -1] of lines) {
    expect(x + length).toBeLessThanOrEqual(GRID.width)
    expect(y).toBeLessThanOrEqual(GRID.height)
  }
})
