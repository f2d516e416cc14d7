import {
  EMPTY_ESTIMATE,
  MAX_ITEMS,
  type Estimate,
  type EstimateItem,
} from '@flou/shared/pricing/estimate/estimate.ts'
import { withGroupMoved, type OrderAction } from '../../order/itemOrder.ts'

export interface EstimateState {
  estimate: Estimate
  past: readonly Estimate[]
  future: readonly Estimate[]
  /** Consecutive edits of one field are undone together. */
  lastEdit: string
  /** Estimate as opened or saved; the URL refers to it until edited. */
  saved?: Estimate
  /** Set if the estimate was full and nothing was added. */
  isRefused?: true
}

export type EstimateAction =
  | { type: 'open'; estimate: Estimate }
  | { type: 'add'; item: Omit<EstimateItem, 'key'> }
  | { type: 'edit'; key: number; update: Partial<EstimateItem>; field?: string }
  | { type: 'replace'; key: number; item: Omit<EstimateItem, 'key'> }
  | { type: 'remove'; key: number }
  | { type: 'duplicate'; key: number }
  | OrderAction
  | { type: 'describe'; update: Partial<Pick<Estimate, 'name' | 'period'>> }
  | { type: 'renew'; versions: ReadonlyMap<number, string> }
  | { type: 'clear' }
  /** Adds lines as a group, or replaces all lines and the name. */
  | { type: 'fill'; lines: Estimate; isAdded: boolean }
  | { type: 'saved' }
  | { type: 'undo' }
  | { type: 'redo' }

const MAX_UNDO = 100

const createState = (estimate: Estimate): EstimateState => ({
  estimate,
  past: [],
  future: [],
  lastEdit: '',
})
export const emptyState = createState(EMPTY_ESTIMATE)

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
  const remaining = items.filter((one) => one !== item)
  return [
    ...remaining.slice(0, to),
    { ...item, ...(group !== undefined && { group }) },
    ...remaining.slice(to),
  ]
}

const renewed = (items: Items, versions: ReadonlyMap<number, string>): Items =>
  items.map((item) => ({ ...item, version: versions.get(item.product) ?? item.version }))

type EditAction = Exclude<EstimateAction, { type: 'open' | 'saved' | 'undo' | 'redo' }>
type Of<T extends EditAction['type']> = Extract<EditAction, { type: T }>
const EDITS: { readonly [T in EditAction['type']]: (estimate: Estimate, action: Of<T>) => Estimate } = {
  add: (estimate, { item }) => ({
    ...estimate,
    items: [...estimate.items, { ...item, key: nextKey(estimate.items) }],
  }),
  edit: (estimate, { key, update }) => ({
    ...estimate,
    items: estimate.items.map((item) => (item.key === key ? { ...item, ...update } : item)),
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
  moveGroup: (estimate, { name, nextTo }) => ({
    ...estimate,
    items: withGroupMoved(estimate.items, name, nextTo),
  }),
  describe: (estimate, { update }) => ({ ...estimate, ...update }),
  renew: (estimate, { versions }) => ({ ...estimate, items: renewed(estimate.items, versions) }),
  clear: () => EMPTY_ESTIMATE,
  fill: (estimate, { lines: { name, items }, isAdded }) => {
    const first = nextKey(estimate.items)
    const lines = items.map((item, index) => ({ ...item, key: first + index }))
    return isAdded
      ? { ...estimate, items: [...estimate.items, ...lines.map((line) => ({ ...line, group: name }))] }
      : { ...estimate, name, items: lines }
  },
}

function applyEdit(estimate: Estimate, action: EditAction): Estimate {
  // TypeScript cannot correlate key and function
  const own = EDITS[action.type] as (estimate: Estimate, action: EditAction) => Estimate
  return own(estimate, action)
}

const editName = (action: EditAction) => {
  if (action.type === 'edit') return action.field === undefined ? '' : `${action.field}#${action.key}`
  return action.type === 'describe' ? Object.keys(action.update).join() : ''
}

function editState(state: EstimateState, action: EditAction): EstimateState {
  const { estimate, past, lastEdit, saved } = state
  const next = applyEdit(estimate, action)
  const name = editName(action)
  const isContinued = name !== '' && name === lastEdit
  return {
    estimate: next,
    past: isContinued ? past : [...past, estimate].slice(-MAX_UNDO),
    future: [],
    lastEdit: name,
    ...(saved && { saved }),
  }
}

function undoEdit(state: EstimateState): EstimateState {
  const { estimate, past, future } = state
  const before = past.at(-1)
  if (!before) return state
  return {
    ...state,
    estimate: before,
    past: past.slice(0, -1),
    future: [estimate, ...future],
    lastEdit: '',
  }
}

function redoEdit(state: EstimateState): EstimateState {
  const { estimate, past, future } = state
  const [next, ...rest] = future
  if (!next) return state
  return { ...state, estimate: next, past: [...past, estimate], future: rest, lastEdit: '' }
}

function addedCount(action: EstimateAction): number {
  if (action.type === 'fill') return action.isAdded ? action.lines.items.length : 0
  return action.type === 'add' || action.type === 'duplicate' ? 1 : 0
}

export function estimateReducer(before: EstimateState, action: EstimateAction): EstimateState {
  const { isRefused: _, ...state } = before
  const added = addedCount(action)
  if (added > 0 && state.estimate.items.length + added > MAX_ITEMS) return { ...state, isRefused: true }
  if (action.type === 'open') return { ...createState(action.estimate), saved: action.estimate }
  if (action.type === 'saved') return { ...state, saved: state.estimate }
  if (action.type === 'undo') return undoEdit(state)
  if (action.type === 'redo') return redoEdit(state)
  return editState(state, action)
}
