import { callApi } from '../callApi.ts'
import type { CustomerDiscounts, CustomerSession } from '@flou/shared/customer.ts'
import { MOST_DISCOUNTS } from '@flou/shared/customer.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'

/** Who looks at the page. `discounts`: per cent off yearly prices by product id, 0 for none, of products that were asked for. */
export type CustomerState =
  | { readonly status: 'unknown' | 'visitor' }
  | { readonly status: 'customer'; readonly tier: string; readonly discounts: ReadonlyMap<number, number> }

export const UNKNOWN: CustomerState = { status: 'unknown' }
const VISITOR: CustomerState = { status: 'visitor' }

/** The portal opens in another tab: whoever comes back may be somebody else. Not asked more often than this. */
const ASKED_AGAIN_MS = 5_000

let state: CustomerState = UNKNOWN
let asking: Promise<void> | undefined
let asked = -Infinity
const listeners = new Set<() => void>()

function set(next: CustomerState): void {
  state = next
  for (const tell of listeners) tell()
}

/** For `useSyncExternalStore`. */
export const customerStore = {
  get: (): CustomerState => state,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell)
    return () => listeners.delete(tell)
  },
}

/** The data of an answer; undefined where there is none, or it is a refusal. */
async function read<T>(path: string): Promise<T | undefined> {
  const response = await callApi(path).catch(() => undefined)
  if (!response?.ok) return undefined
  return ((await response.json()) as { data: T }).data // as functions/customer answers
}

async function readSession(): Promise<void> {
  const session = await read<CustomerSession>(PUBLIC_PATHS.customerSession)
  if (!session) return
  if (!session.loggedIn) return set(VISITOR)
  const isSame = state.status === 'customer' && state.tier === session.tier
  if (!isSame) set({ status: 'customer', tier: session.tier, discounts: new Map() })
}

async function readDiscounts(products: readonly number[]): Promise<void> {
  if (state.status !== 'customer') return
  const { tier, discounts: known } = state
  const wanted = products.filter((id) => !known.has(id)).slice(0, MOST_DISCOUNTS)
  if (wanted.length === 0) return
  const path = `${PUBLIC_PATHS.customerDiscounts}?products=${wanted.join(',')}`
  const answer = await read<CustomerDiscounts>(path)
  // whoever has logged out or become somebody else in between is asked for anew
  const current = customerStore.get()
  if (answer?.tier !== tier || current.status !== 'customer' || current.tier !== tier) return
  const found = wanted.map((id) => [id, answer.discounts[id] ?? 0] as const)
  // answers to questions that are asked at a time add up
  set({ status: 'customer', tier, discounts: new Map([...current.discounts, ...found]) })
}

/**
 * Asks who looks at the page and, for a customer, the discounts of products; what is known already is not asked again. Without an answer
 * everything stays as it is: a visitor's page.
 * @param isBack true when the page has come to the front again
 */
export async function loadCustomer(products: readonly number[], isBack = false): Promise<void> {
  const now = Date.now()
  if (state === UNKNOWN || (isBack && now - asked > ASKED_AGAIN_MS)) {
    asked = now
    asking ??= readSession().finally(() => (asking = undefined))
  }
  await asking
  await readDiscounts(products)
}
