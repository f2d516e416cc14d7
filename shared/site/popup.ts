import { todayInJakarta } from '../strings/calendar.ts'

/** Popup timing as pure functions of time and memory. */

export const POPUP_DELAY_MS = 3000
const HOUR_MS = 3_600_000
const EMPTY_LINK_LENGTH = 8

interface PopupPeriod {
  isPopupActive: boolean
  /** Inclusive days in Asia/Jakarta. */
  startDate: string
  endDate: string
}

export function shouldShowPopup({ isPopupActive, startDate, endDate }: PopupPeriod, now: Date): boolean {
  const today = todayInJakarta(now)
  return isPopupActive && startDate <= today && today <= endDate
}

/** Session state: displayed, or closed at a time (epoch ms). */
export type PopupMemory = { isShown: true } | { isShown: false; closedAt: number }

/**
 * Returns the earliest time (epoch ms) of the next display; undefined for never.
 * @param showInterval hours after closing; 0 means never
 */
export function nextPopupAt(memory: PopupMemory | undefined, showInterval: number): number | undefined {
  if (memory === undefined || memory.isShown) return 0
  return showInterval > 0 ? memory.closedAt + showInterval * HOUR_MS : undefined
}

/** Returns the delay in milliseconds; undefined for never. */
export function popupWait(dueAt: number | undefined, loadedAt: number, now: number): number | undefined {
  return dueAt === undefined ? undefined : Math.max(dueAt, loadedAt + POPUP_DELAY_MS) - now
}

export const popupLink = (url: string): string => (url.length > EMPTY_LINK_LENGTH ? url : '#')

export function readPopupMemory(stored: string | null): PopupMemory | undefined {
  if (stored === 'true') return { isShown: true }
  const [, closedAt] = /^false (\d+)$/.exec(stored ?? '') ?? []
  return closedAt === undefined ? undefined : { isShown: false, closedAt: Number(closedAt) }
}

export const writePopupMemory = (memory: PopupMemory): string =>
  memory.isShown ? 'true' : `false ${memory.closedAt}`
