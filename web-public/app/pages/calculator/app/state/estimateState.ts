import {
  EMPTY_ESTIMATE,
  MAX_ITEMS,
  type Estimate,
  type EstimateItem,
} from '@flou/shared/pricing/estimate/estimate.ts'
import { withGroupMoved, type OrderAction } from '../../order/itemOrder.ts'

/** The estimate with what can be undone and done again. */
export interface EstimateState {
  estimate: Estimate
  past: readonly Estimate[]
  future: readonly Estimate[]
  /** What was changed last: changes of the same field of a line, one after the other, are undone together. */
  lastChange: string
  /** As it was opened from a saved one, or saved: until it is changed, the address names that. */
  saved?: Estimate
  /** Set if the last action would have added a line to a full estimate: nothing was changed. */
  isRefused?: true
}

export type EstimateAction =
  | { type: 'open'; estimate: Estimate }
  | { type: 'add'; item: Omit<EstimateItem, 'key'> }
  | { type: 'edit'; key: number; change: Partial<EstimateItem>; field?: string }
  | { type: 'replace'; key: number; item: Omit<EstimateItem, 'key'> }
  | { type: 'remove'; key: number }
  | { type: 'duplicate'; key: number }
  | OrderAction
  | { type: 'describe'; change: Partial<Pick<Estimate, 'name' | 'period'>> }
  | { type: 'renew'; versions: ReadonlyMap<number, string> }
  | { type: 'clear' }
  | { type: 'saved' }
  | { type: 'undo' }
  | { type: 'redo' }

/** Steps that can be undone. */
const MOST_STEPS = 100

export const openedState = (estimate: Estimate): EstimateState => ({
  estimate,
  past: [],
  future: [],
  lastChange: '',
})
export const emptyState = openedState(EMPTY_ESTIMATE)

const nextKey = (items: readonly EstimateItem[]) => 1 + Math.max(0, ...items.map(({ key }) => key))

type Items = readonly EstimateItem[]

function duplicated(items: Items, key: number): Items {
  const index = items.findIndex((item) => item.key === key)
  const item = items[index]
  if (!item) return items
  return [...items.slice(0, index + 1), { ...item, key: nextKey(items) }, ...items.slice(index + 1)]
}

function moved(items: Items, { key, to, group }: Of<'move'>): Items {
  const item = items.find((one) => one.key === key)
  if (!item) return items
  const others = items.filter((one) => one !== item)
  return [...others.slice(0, to), { ...item, ...(group !== undefined && { group }) }, ...others.slice(to)]
}

/** Today's prices for every line whose product is still sold. */
const renewed = (items: Items, versions: ReadonlyMap<number, string>): Items =>
  items.map((item) => ({ ...item, version: versions.get(item.product) ?? item.version }))

type Change = Exclude<EstimateAction, { type: 'open' | 'saved' | 'undo' | 'redo' }>
type Of<T extends Change['type']> = Extract<Change, { type: T }>
const CHANGES: { readonly [T in Change['type']]: (estimate: Estimate, action: Of<T>) => Estimate } = {
  add: (estimate, { item }) => ({
    ...estimate,
    items: [...estimate.items, { ...item, key: nextKey(estimate.items) }],
  }),
  edit: (estimate, { key, change }) => ({
    ...estimate,
    items: estimate.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
  }),
  replace: (estimate, { key, item }) => ({
    ...estimate,
    items: estimate.items.map((one) => (one.key === key ? { ...item, key } : one)),
  }),
  remove: (estimate, { key }) => ({
    ...estimate,
    items: estimate.items.filter((item) => item.key !== key),
  }),
  duplicate: (estimate, { key }) => ({
    ...estimate,
    items: duplicated(estimate.items, key),
  }),
  move: (estimate, action) => ({ ...estimate, items: moved(estimate.items, action) }),
  moveGroup: (estimate, { name, beside }) => ({
    ...estimate,
    items: withGroupMoved(estimate.items, name, beside),
  }),
  describe: (estimate, { change }) => ({ ...estimate, ...change }),
  renew: (estimate, { versions }) => ({ ...estimate, items: renewed(estimate.items, versions) }),
  clear: () => EMPTY_ESTIMATE,
}

function changed(estimate: Estimate, action: Change): Estimate {
  // each kind has its own function, which the compiler cannot follow through the index
  const own = CHANGES[action.type] as (estimate: Estimate, action: Change) => Estimate
  return own(estimate, action)
}

const nameOfChange = (action: Change) => {
  if (action.type === 'edit') return action.field === undefined ? '' : `${action.field}#${action.key}`
  return action.type === 'describe' ? Object.keys(action.change).join() : ''
}

function step(state: EstimateState, action: Change): EstimateState {
  const { estimate, past, lastChange, saved } = state
  const next = changed(estimate, action)
  const name = nameOfChange(action)
  const isContinued = name !== '' && name === lastChange
  return {
    estimate: next,
    past: isContinued ? past : [...past, estimate].slice(-MOST_STEPS),
    future: [],
    lastChange: name,
    ...(saved && { saved }),
  }
}

function undone(state: EstimateState): EstimateState {
  const { estimate, past, future } = state
  const before = past.at(-1)
  if (!before) return state
  return {
    ...state,
    estimate: before,
    past: past.slice(0, -1),
    future: [estimate, ...future],
    lastChange: '',
  }
}

function redone(state: EstimateState): EstimateState {
  const { estimate, past, future } = state
  const [next, ...rest] = future
  if (!next) return state
  return { ...state, estimate: next, past: [...past, estimate], future: rest, lastChange: '' }
}

const ADDING: ReadonlySet<EstimateAction['type']> = new Set(['add', 'duplicate'])

/** What an action makes of the estimate. */
export function estimateReducer(before: EstimateState, action: EstimateAction): EstimateState {
  const { isRefused: _, ...state } = before
  if (ADDING.has(action.type) && state.estimate.items.length >= MAX_ITEMS)
    return { ...state, isRefused: true }
  if (action.type === 'open') return { ...openedState(action.estimate), saved: action.estimate }
  if (action.type === 'saved') return { ...state, saved: state.estimate }
  if (action.type === 'undo') return undone(state)
  if (action.type === 'redo') return redone(state)
  return step(state, action)
}
