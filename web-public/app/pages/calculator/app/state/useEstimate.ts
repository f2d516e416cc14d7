import { useEffect, useState, useSyncExternalStore, type Dispatch } from 'react'
import { MAX_ITEMS } from '@flou/shared/pricing/estimate/estimate.ts'
import { emptyState, type EstimateAction, type EstimateState } from './estimateState.ts'
import { createEstimateStore, type EstimateStore } from './estimateStore.ts'
import { persistEstimate } from './persistEstimate.ts'
import { replacedEstimate, restoredEstimate } from './storedEstimate.ts'

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]),textarea,select')

/** Undo shortcuts outside text fields, which have their own. */
function useUndoKeys(dispatch: Dispatch<EstimateAction>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || typesText(event.target))
        return
      event.preventDefault()
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dispatch])
}

const restored = () => {
  const found = restoredEstimate(window.location.hash)
  if (!found) return emptyState
  const replaced = replacedEstimate(found)
  return { ...emptyState, estimate: found, past: replaced ? [replaced] : [] }
}

export interface OpenEstimate extends EstimateState {
  dispatch: Dispatch<EstimateAction>
  store: EstimateStore
  isFull: boolean
}

export function useEstimate(): OpenEstimate {
  const [store] = useState(() => createEstimateStore(restored()))
  const state = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => persistEstimate(store), [store])
  useUndoKeys(store.dispatch)
  return { ...state, dispatch: store.dispatch, store, isFull: state.estimate.items.length >= MAX_ITEMS }
}
