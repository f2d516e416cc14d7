import { expect, test } from 'vitest'
import { cropFrameOf, isTooSmall, PICTURE_SHAPES, ratioText, visibleShare } from './pictureShapes.ts'

const { card, logo, figure, icon, share, banner } = PICTURE_SHAPES
const jpeg = (width: number, height: number) => ({ mime: 'image/jpeg', width, height })

test('ratios are named by small numbers, else as a fraction of one', () => {
  expect([card, banner, icon, share].map(ratioText)).toEqual(['3:2', '2:1', '1:1', '1.9:1'])
})

test('a picture is too small if either side is', () => {
  expect(isTooSmall(jpeg(720, 480), card)).toBe(false)
  expect(isTooSmall(jpeg(719, 600), card)).toBe(true)
  expect(isTooSmall(jpeg(1000, 479), card)).toBe(true)
  expect(isTooSmall(jpeg(40, 88), logo)).toBe(false)
  expect(isTooSmall(jpeg(559, 900), figure)).toBe(true)
})

test('drawings, other files and unmeasured pictures are never too small', () => {
  expect(isTooSmall({ mime: 'image/svg+xml', width: 24, height: 24 }, card)).toBe(false)
  expect(isTooSmall({ mime: 'video/mp4', width: 24, height: 24 }, card)).toBe(false)
  expect(isTooSmall(jpeg(0, 0), card)).toBe(false)
})

test('a logo as a card loses most of itself; a whole picture loses nothing', () => {
  expect(visibleShare(jpeg(300, 72), card)).toBeCloseTo(0.36)
  expect(visibleShare(jpeg(300, 72), logo)).toBe(1)
  expect(cropFrameOf(jpeg(300, 72), logo)).toBeUndefined()
  expect(cropFrameOf(jpeg(1200, 800), card)).toBeUndefined()
})

test('the frame follows the focal point', () => {
  const wide = { ...jpeg(1500, 500), focalX: 1, focalY: 0 }
  const high = { ...jpeg(600, 800), focalX: 0, focalY: 0.25 }

  expect(cropFrameOf(wide, card)).toEqual({ left: 0.5, top: 0, width: 0.5, height: 1 })
  expect(cropFrameOf(high, card)).toEqual({ left: 0, top: 0.125, width: 1, height: 0.5 })
})
