import type { Usage } from '@flou/shared/api.ts'
import { MESSAGES } from '@flou/shared/messages.ts'
import { createStore } from '../state/createStore.ts'

export type NoticeTone = 'success' | 'error' | 'info'
export interface Notice {
  id: number
  tone: NoticeTone
  /** A text, or a message code, which follows the language of the interface. */
  text: string
  /** A second line: what happened, as a text or a message code. */
  detail?: string | undefined
  /** Names what it tells of, so that more can be added once it is known. */
  about?: string | undefined
  /** Where a record that could not be deleted is used. */
  usages?: readonly Usage[]
  action?: { label: string; run: () => void }
  /** How long it shows; 0 until it is closed, where people need time to act on it. */
  ms: number
}

/** Notices show 4 s, alerts 3 s (spec §9). */
export const NOTICE_MS = 4000
export const ALERT_MS = 3000
/** An undo needs longer to be reached by keyboard. */
const ACTION_MS = 10_000

export const notices = createStore<readonly Notice[]>([])
let lastId = 0

function show(notice: Omit<Notice, 'id'>): void {
  lastId += 1
  notices.set([...notices.get().slice(-3), { ...notice, id: lastId }])
}

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id))

export const notifyError = (text: string, detail?: string) =>
  show({ tone: 'error', text, detail, ms: NOTICE_MS })

/** Adds to the second line of a notice that still shows; `about` is what it was given. */
export const addDetail = (about: string, more: string): void =>
  notices.set(
    notices
      .get()
      .map((one) =>
        one.about === about && one.detail
          ? { ...one, detail: `${one.detail} · ${more}`, about: undefined }
          : one,
      ),
  )
export const alertInfo = (text: string) => show({ tone: 'info', text, ms: ALERT_MS })

/** Notice of a write that waits for approval; the second line names who decides. */
export const alertPending = (detail: 'sentForApproval' | 'waitsForApproval') =>
  show({ tone: 'info', text: 'pendingApproval', detail, ms: ALERT_MS })

/** Something to know that needs a moment to read. */
export const notifyInfo = (text: string, detail: string) =>
  show({ tone: 'info', text, detail, ms: ACTION_MS })

/** @param text what the API says of a write; where that waits for approval, an alert says so instead */
export function notifySuccess(text: string, detail?: string, about?: string): void {
  if (text === MESSAGES.pendingApproval.en) alertPending('sentForApproval')
  else show({ tone: 'success', text, detail, about, ms: NOTICE_MS })
}

/** A refused delete: it stays until it is closed, since people go to where the record is used. */
export const alertDelete = (text: string, more: Pick<Notice, 'detail' | 'usages'>) =>
  show({ tone: 'error', text, ...more, ms: 0 })

/** A refused restore, with what is missing; it stays until it is closed. */
export const alertMissing = (text: string, detail: string, action: Notice['action'] | undefined) =>
  show({ tone: 'error', text, detail, ms: 0, ...(action && { action }) })
export const offerUndo = (text: string, label: string, run: () => void) =>
  show({ tone: 'info', text, action: { label, run }, ms: ACTION_MS })
