import { callApi } from '../callApi.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { type CustomerDiscounts, type CustomerSession, MAX_DISCOUNTS } from '@flou/shared/accounts/account.ts'

/** Visitor of the page. `discounts`: percent off yearly prices by product id, 0 for none. */
export type CustomerState =
  | { readonly status: 'unknown' | 'visitor' }
  | { readonly status: 'customer'; readonly tier: string; readonly discounts: ReadonlyMap<number, number> }

export const UNKNOWN: CustomerState = { status: 'unknown' }
const VISITOR: CustomerState = { status: 'visitor' }

/** Minimum interval between session checks: the user may log in or out in another tab. */
const RECHECK_AFTER_MS = 5_000

let state: CustomerState = UNKNOWN
let pendingRequest: Promise<void> | undefined
let requestedAt = -Infinity
const listeners = new Set<() => void>()

function set(next: CustomerState): void {
  state = next
  for (const listener of listeners) listener()
}

export const customerStore = {
  get: (): CustomerState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

async function fetchData<T>(path: string): Promise<T | undefined> {
  const response = await callApi(path).catch(() => undefined)
  if (!response?.ok) return undefined
  return ((await response.json()) as { data: T }).data // response format of functions/lambdas/customer
}

async function readSession(): Promise<void> {
  const session = await fetchData<CustomerSession>(PUBLIC_PATHS.customerSession)
  if (!session) return
  if (!session.loggedIn) return set(VISITOR)
  const isSame = state.status === 'customer' && state.tier === session.tier
  if (!isSame) set({ status: 'customer', tier: session.tier, discounts: new Map() })
}

async function readDiscounts(products: readonly number[]): Promise<void> {
  if (state.status !== 'customer') return
  const { tier, discounts: known } = state
  const missingIds = products.filter((id) => !known.has(id)).slice(0, MAX_DISCOUNTS)
  if (missingIds.length === 0) return
  const path = `${PUBLIC_PATHS.customerDiscounts}?products=${missingIds.join(',')}`
  const answer = await fetchData<CustomerDiscounts>(path)
  // ignores the response if the user logged out or changed meanwhile
  const current = customerStore.get()
  if (answer?.tier !== tier || current.status !== 'customer' || current.tier !== tier) return
  const found = missingIds.map((id) => [id, answer.discounts[id] ?? 0] as const)
  set({ status: 'customer', tier, discounts: new Map([...current.discounts, ...found]) })
}

/**
 * Loads the session and, for customers, missing product discounts; results are cached. On failure the state
 * stays unchanged.
 * @param isBack true when the page became visible again
 */
export async function loadCustomer(products: readonly number[], isBack = false): Promise<void> {
  const now = Date.now()
  if (state === UNKNOWN || (isBack && now - requestedAt > RECHECK_AFTER_MS)) {
    requestedAt = now
    pendingRequest ??= readSession().finally(() => (pendingRequest = undefined))
  }
  await pendingRequest
  await readDiscounts(products)
}
