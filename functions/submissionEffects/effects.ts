import { settingNewsletter } from '@flou/shared/content/types/setting.ts'
import type { FormKey } from '@flou/shared/submissions/registry.ts'
import type { Services } from '../http/call.ts'
import type { Table } from '../store/dynamo/table.ts'
import { liveKey } from '../store/items/recordItem.ts'
import { dataOf } from '../store/liveItem.ts'
import type { Effect } from './consequence.ts'
import { proofSteps } from './proofSteps.ts'
import { register } from './register.ts'
import { requestSteps, subscribeSteps } from '../store/newsletter/subscribe.ts'

/** How long a setting that was read is taken as it was; milliseconds. So the intake stays at one call to the table. */
const KEPT_MS = 60_000
const settings = new WeakMap<Table, { isDoubleOptIn: boolean; until: number }>()

async function isDoubleOptIn({ table, now }: Services): Promise<boolean> {
  const known = settings.get(table)
  if (known && known.until > now().getTime()) return known.isDoubleOptIn
  const item = await table.get(liveKey(settingNewsletter, 0))
  const setting = item ? dataOf(item)['isDoubleOptIn'] !== false : true
  settings.set(table, { isDoubleOptIn: setting, until: now().getTime() + KEPT_MS })
  return setting
}

const dataRequest: Effect = (stored, services) => Promise.resolve({ steps: proofSteps(stored, services) })

const newsletter: Effect = async ({ values, language, page, created: at }, services) => {
  const request = { email: String(values['email']), language, page, at }
  if (await isDoubleOptIn(services)) return { steps: requestSteps(request, services) }
  return { steps: subscribeSteps(request, { ...services, at }), message: 'newsletterSubscribed' }
}

const EFFECTS: Partial<Record<FormKey, Effect>> = {
  newsletter,
  eventRegistration: register,
  dataRequest,
}

/** The effect of a form; most have none. */
export const effectOf = (form: string): Effect | undefined =>
  (EFFECTS as Partial<Record<string, Effect>>)[form]
