import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centredOn,
  INDONESIA,
  nudged,
  panned,
  coordinatesAt,
  positionIn,
  viewContaining,
  WORLD,
  zoomed,
} from './mapView.ts'

const JAKARTA = { latitude: -6.21, longitude: 106.85 }
const degrees = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true })
const places = fc.record({ latitude: degrees(-79, 84), longitude: degrees(-180, 180) })

test('a place comes back from where it stands, to a hundredth of a degree', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(WORLD, INDONESIA), (place, view) => {
      const back = coordinatesAt(view, positionIn(view, place))

      expect(back.latitude).toBeCloseTo(place.latitude, 1)
      expect(back.longitude).toBeCloseTo(place.longitude, 1)
    }),
  )
})

test('no view leaves the world, however it is zoomed and moved', () => {
  const steps = fc.array(fc.tuple(degrees(0.2, 8), places, degrees(-2, 2), degrees(-2, 2)), { maxLength: 8 })
  fc.assert(
    fc.property(steps, (all) => {
      const view = all.reduce(
        (one, [times, around, x, y]) => panned(zoomed(one, times, around), { x, y }),
        WORLD,
      )

      expect(view.width).toBeLessThanOrEqual(360)
      expect(view.west).toBeGreaterThanOrEqual(-180)
      expect(view.west + view.width).toBeLessThanOrEqual(180.001)
      expect(view.north).toBeLessThanOrEqual(84)
    }),
  )
})

test('a place out of view is brought into it; one that is in view moves nothing', () => {
  const { x, y } = positionIn(viewContaining(INDONESIA, { latitude: 51.5, longitude: -0.1 }), {
    latitude: 51.5,
    longitude: -0.1,
  })

  expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true])
  expect(viewContaining(INDONESIA, JAKARTA)).toBe(INDONESIA)
  expect(centredOn(INDONESIA, JAKARTA).width).toBe(INDONESIA.width)
})

test('arrows move by a step of the view, Shift by ten, never off the earth', () => {
  const press = (key: string, shiftKey = false, place = JAKARTA) =>
    nudged(place, { key, shiftKey }, INDONESIA)

  expect(press('ArrowUp')).toEqual({ latitude: -6.11, longitude: 106.85 })
  expect(press('ArrowRight', true)).toEqual({ latitude: -6.21, longitude: 107.85 })
  expect(press('ArrowRight', true, { latitude: 0, longitude: 179.9 })).toEqual({
    latitude: 0,
    longitude: 180,
  })
  expect(press('Enter')).toBeUndefined()
})
