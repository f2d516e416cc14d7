import { todayInJakarta } from '../calendar.ts'

/** When the home page's popup is shown (spec §4, §9; decision 36). Pure: clocks and memory are parameters. */

/** From the page's load to the popup, in milliseconds. */
export const POPUP_DELAY_MS = 3000
const HOUR_MS = 3_600_000
/** An address up to this length is what forms start with, and counts as none (spec §9). */
const EMPTY_LINK_LENGTH = 8

interface PopupPeriod {
  isPopupActive: boolean
  /** Days, both included, in Asia/Jakarta. */
  startDate: string
  endDate: string
}

/** True where the popup is switched on and today lies within its dates. */
export function isPopupShown({ isPopupActive, startDate, endDate }: PopupPeriod, now: Date): boolean {
  const today = todayInJakarta(now)
  return isPopupActive && startDate <= today && today <= endDate
}

/** The session's flag: true once it was shown, false with the time (epoch ms) once it was closed. */
export type PopupMemory = { shown: true } | { shown: false; closedAt: number }

/**
 * The first instant at which the popup may be shown again in this session, in epoch ms; undefined where it may not.
 * @param showInterval hours from closing to the next time; 0 means not again
 */
export function popupDueAt(memory: PopupMemory | undefined, showInterval: number): number | undefined {
  if (memory === undefined || memory.shown) return 0
  return showInterval > 0 ? memory.closedAt + showInterval * HOUR_MS : undefined
}

/** Milliseconds to wait on a page that was loaded at `loadedAt` (epoch ms); undefined where the popup stays away. */
export function popupWait(due: number | undefined, loadedAt: number, now: number): number | undefined {
  return due === undefined ? undefined : Math.max(due, loadedAt + POPUP_DELAY_MS) - now
}

/** The address of a popup's button: '#' for what nobody filled in (spec §9). */
export const popupLink = (url: string): string => (url.length > EMPTY_LINK_LENGTH ? url : '#')

/** Reads the flag as it was stored; anything else counts as no flag. */
export function readPopupMemory(stored: string | null): PopupMemory | undefined {
  if (stored === 'true') return { shown: true }
  const [, closedAt] = /^false (\d+)$/.exec(stored ?? '') ?? []
  return closedAt === undefined ? undefined : { shown: false, closedAt: Number(closedAt) }
}

/** The flag as session storage keeps it. */
export const writePopupMemory = (memory: PopupMemory): string =>
  memory.shown ? 'true' : `false ${memory.closedAt}`
