import { settingNewsletter } from '@flou/shared/content/types/setting.ts'
import type { FormKey } from '@flou/shared/forms/registry.ts'
import type { Services } from '../../../core/http/call.ts'
import type { StoredFields } from '../../../core/store/storedItems.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { Effect } from './effectTypes.ts'
import { proofSteps } from './proofSteps.ts'
import { register } from './register.ts'
import { requestSteps, subscribeSteps } from './subscribe.ts'

/** Cache time in milliseconds, so that intake needs one table call. */
const CACHE_MS = 60_000
const settings = new WeakMap<Table, { isDoubleOptIn: boolean; until: number }>()

async function isDoubleOptIn({ table, now }: Services): Promise<boolean> {
  const cached = settings.get(table)
  if (cached && cached.until > now().getTime()) return cached.isDoubleOptIn
  const item = await table.get(liveKey(settingNewsletter, 0))
  const stored: StoredFields<typeof settingNewsletter> = item ? dataOf(item) : {}
  const setting = stored.isDoubleOptIn !== false
  settings.set(table, { isDoubleOptIn: setting, until: now().getTime() + CACHE_MS })
  return setting
}

const dataRequest: Effect = (stored, services) => Promise.resolve({ steps: proofSteps(stored, services) })

const newsletter: Effect = async ({ values, language, page, created: at }, services) => {
  const request = { email: String(values.email), language, page, at }
  if (await isDoubleOptIn(services)) return { steps: requestSteps(request, services) }
  return { steps: subscribeSteps(request, { ...services, at }), message: 'newsletterSubscribed' }
}

const EFFECTS: Partial<Record<FormKey, Effect>> = {
  newsletter,
  eventRegistration: register,
  dataRequest,
}

export const effectOf = (form: string): Effect | undefined =>
  (EFFECTS as Partial<Record<string, Effect>>)[form]
