import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { estimateReducer, type EstimateAction, type EstimateState } from './estimateState.ts'

/** External store, so that an edit renders one line only. */
export interface EstimateStore {
  get: () => EstimateState
  item: (key: number) => EstimateItem | undefined
  subscribe: (listener: () => void) => () => void
  dispatch: (action: EstimateAction) => void
}

const byKey = (items: readonly EstimateItem[]) => new Map(items.map((item) => [item.key, item]))

export function createEstimateStore(initial: EstimateState): EstimateStore {
  let state = initial
  let items = byKey(state.estimate.items)
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    item: (key) => items.get(key),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (action) => {
      const next = estimateReducer(state, action)
      if (next.estimate.items !== state.estimate.items) items = byKey(next.estimate.items)
      state = next
      for (const listener of listeners) listener()
    },
  }
}
