import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { api } from '../../core/session/current.ts'

/** All views of a list. Shared views are not sent, except the id of the default. */
type Views = readonly SavedView[]

/** Unsent views by list, queued behind the running request. */
const waiting = new Map<string, Views>()

export function sendViews(list: string, views: Views) {
  if (waiting.get(list) === views) waiting.delete(list)
  return api(STAFF_PATHS.views, {
    method: 'PUT',
    body: {
      list,
      views: views.filter(({ sharedBy }) => !sharedBy),
      sharedDefault: views.find(({ sharedBy, isDefault }) => sharedBy && isDefault)?.id,
    },
    idempotencyKey: crypto.randomUUID(),
    keepalive: true, // the page may close right after the click
  })
}

function sendWaiting(): void {
  for (const [list, views] of waiting) void sendViews(list, views).catch(() => undefined)
}

/** Queues views for `sendViews`; sent immediately when the page closes. */
export function announceViews(list: string, views: Views): void {
  waiting.set(list, views)
  window.addEventListener('pagehide', sendWaiting) // identical listeners are added once
}
