import type { Usage } from '@flou/shared/api.ts'
import type { Text } from '@flou/shared/locale.ts'
import { MESSAGES } from '@flou/shared/texts/messages.ts'
import { createStore } from './store.ts'

export type ToastTone = 'success' | 'error' | 'info'
/** Usage with the name of its content type. */
export interface NamedUsage extends Usage {
  typeName: Text
}
export interface Toast {
  id: number
  tone: ToastTone
  /** Text, or a message code translated on display. */
  text: string
  detail?: string | undefined
  /** Key for adding details later. */
  topic?: string | undefined
  usages?: readonly NamedUsage[]
  action?: { label: string; run: () => void }
  /** Display time in milliseconds; 0 stays until closed. */
  ms: number
}

const TOAST_MS = 4000
const ALERT_MS = 3000
/** Longer, so keyboard users can reach the action. */
const ACTION_MS = 10_000

export const toasts = createStore<readonly Toast[]>([])
let lastId = 0

function show(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  toasts.set([...toasts.get().slice(-3), { ...toast, id: lastId }])
}

export const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export const notifyError = (text: string, detail?: string) =>
  show({ tone: 'error', text, detail, ms: TOAST_MS })

/** Appends to the detail of a visible toast, once per topic. */
export const addToastDetail = (topic: string, more: string): void =>
  toasts.set(
    toasts
      .get()
      .map((one) =>
        one.topic === topic && one.detail
          ? { ...one, detail: `${one.detail} · ${more}`, topic: undefined }
          : one,
      ),
  )
export const alertInfo = (text: string) => show({ tone: 'info', text, ms: ALERT_MS })

export const alertPending = (detail: 'sentForApproval' | 'waitsForApproval', action?: Toast['action']) =>
  show({
    tone: 'info',
    text: 'pendingApproval',
    detail,
    ms: action ? ACTION_MS : ALERT_MS,
    ...(action && { action }),
  })

export const notifyInfo = (text: string, detail: string) =>
  show({ tone: 'info', text, detail, ms: ACTION_MS })

/** @param text API message; a pending-approval message becomes an alert */
export function notifySuccess(text: string, detail?: string, topic?: string): void {
  if (text === MESSAGES.pendingApproval.en) alertPending('sentForApproval')
  else show({ tone: 'success', text, detail, topic, ms: TOAST_MS })
}

/** Success whose action can be taken from any screen. */
export const notifyDone = (text: string, detail: string, action: Toast['action'] | undefined) =>
  show({ tone: 'success', text, detail, ms: ACTION_MS, ...(action && { action }) })

/** Refused delete; stays until closed, so users can follow the usages. */
export const alertDelete = (text: string, more: Pick<Toast, 'detail' | 'usages'>) =>
  show({ tone: 'error', text, ...more, ms: 0 })

export const alertMissing = (text: string, detail: string, action: Toast['action'] | undefined) =>
  show({ tone: 'error', text, detail, ms: 0, ...(action && { action }) })
export const offerUndo = (text: string, label: string, run: () => void) =>
  show({ tone: 'info', text, action: { label, run }, ms: ACTION_MS })
