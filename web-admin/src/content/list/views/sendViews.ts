import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SavedView } from '@flou/shared/account.ts'
import { api } from '../../../session/current.ts'

type Views = readonly SavedView[]

/** What a person has changed and what is not on its way yet, by list: a change waits for the answer to the one before it. */
const waiting = new Map<string, Views>()

export function sendViews(list: string, views: Views) {
  if (waiting.get(list) === views) waiting.delete(list)
  return api(STAFF_PATHS.views, {
    method: 'PUT',
    body: { list, views },
    idempotencyKey: crypto.randomUUID(),
    keepalive: true, // the page may close as soon as the star is on
  })
}

/** A page that goes away waits for no answer. */
function sendWaiting(): void {
  for (const [list, views] of waiting) void sendViews(list, views).catch(() => undefined) // nobody is left to tell
}

/** Views are about to be sent, by `sendViews`, or at once where the page goes away before. */
export function announceViews(list: string, views: Views): void {
  waiting.set(list, views)
  window.addEventListener('pagehide', sendWaiting) // the same listener is added once
}
