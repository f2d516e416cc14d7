import { useEffect, useReducer, useState, type Dispatch } from 'react'
import { MAX_ITEMS } from '@flou/shared/pricing/estimate/estimate.ts'
import { emptyState, estimateReducer, type EstimateAction, type EstimateState } from './estimateState.ts'
import { keepEstimate, leaveEstimate, restoredEstimate, savedLinkIn } from './storedEstimate.ts'

/** How long nothing has changed before the estimate is kept: writing an address is slow. Milliseconds. */
const KEEP_AFTER = 250

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]),textarea,select')

/** Ctrl+Z and Ctrl+Shift+Z outside of fields, which undo their own text. */
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
  return found ? { ...emptyState, estimate: found } : emptyState
}

export interface OpenEstimate extends EstimateState {
  dispatch: Dispatch<EstimateAction>
  isFull: boolean
}

/** The visitor's estimate: restored from the address or this browser, and kept there as it changes. */
export function useEstimate(): OpenEstimate {
  const [state, dispatch] = useReducer(estimateReducer, undefined, restored)
  const { estimate, saved } = state
  const [first] = useState(estimate)
  useEffect(() => {
    // the address of a saved estimate stays until something changes
    const isUntouched = estimate === first || estimate === saved
    // a saved estimate that is as it was takes no other's place
    if (isUntouched && savedLinkIn(window.location.hash)) return undefined
    let isKept = false
    const timer = setTimeout(() => {
      keepEstimate(estimate)
      isKept = true
    }, KEEP_AFTER)
    const leave = () => {
      if (!isKept) leaveEstimate(estimate)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
    }
  }, [estimate, first, saved])
  useUndoKeys(dispatch)
  return { ...state, dispatch, isFull: estimate.items.length >= MAX_ITEMS }
}
