import { expect, test } from 'vitest'
import {
  shouldShowPopup,
  POPUP_DELAY_MS,
  nextPopupAt,
  popupLink,
  popupWait,
  readPopupMemory,
  writePopupMemory,
  type PopupMemory,
} from './popup.ts'

const PERIOD = { isPopupActive: true, startDate: '2026-11-21', endDate: '2026-11-22' }
const HOUR = 3_600_000
const T = Date.parse('2026-11-21T03:00:00Z')

test.each([
  ['2026-11-20T16:59:59Z', false],
  ['2026-11-20T17:00:00Z', true],
  ['2026-11-22T16:59:59Z', true],
  ['2026-11-22T17:00:00Z', false],
])('its days are days in Jakarta, both included: at %s %s', (instant, shown) => {
  expect(shouldShowPopup(PERIOD, new Date(instant))).toBe(shown)
})

test('switched off it is never shown', () => {
  expect(shouldShowPopup({ ...PERIOD, isPopupActive: false }, new Date(T))).toBe(false)
})

test('without a flag, and with one that says it was shown, it may come at once', () => {
  expect(nextPopupAt(undefined, 0)).toBe(0)
  expect(nextPopupAt({ isShown: true }, 0)).toBe(0)
})

test.each([
  [6, T + 6 * HOUR],
  [0.5, T + HOUR / 2],
  [0, undefined],
])('closed, with an interval of %s hours, it may come again at %s', (interval, due) => {
  expect(nextPopupAt({ isShown: false, closedAt: T }, interval)).toBe(due)
})

test('on a page it waits three seconds from the load, however late the question is asked', () => {
  expect(popupWait(0, T, T)).toBe(POPUP_DELAY_MS)
  expect(popupWait(0, T, T + 800)).toBe(2200)
  expect(popupWait(0, T, T + 5000)).toBe(-2000)
})

test('on a page that stays open it comes again when its time has come, and never where it may not', () => {
  expect(popupWait(T + HOUR, T, T)).toBe(HOUR)
  expect(popupWait(T - HOUR, T, T)).toBe(POPUP_DELAY_MS)
  expect(popupWait(undefined, T, T)).toBeUndefined()
})

test.each([
  ['https://', '#'],
  ['', '#'],
  ['/pricing', '#'],
  ['/contact-us', '/contact-us'],
  ['https://a', 'https://a'],
])('a button to %j leads to %j: only what is longer than eight characters is an address', (url, link) => {
  expect(popupLink(url)).toBe(link)
})

test.each<PopupMemory>([{ isShown: true }, { isShown: false, closedAt: T }])(
  'the flag %o is kept',
  (memory) => {
    expect(readPopupMemory(writePopupMemory(memory))).toEqual(memory)
  },
)

test.each([null, '', 'false', 'false later', '1'])('a flag of %j counts as none', (stored) => {
  expect(readPopupMemory(stored)).toBeUndefined()
})
