import { useEffect, useSyncExternalStore } from 'react'
import { customerStore, loadCustomer, UNKNOWN, type CustomerState } from './customerStore.ts'

/**
 * Returns the customer state and reloads it when the page becomes visible again. The first rendering is a
 * visitor's, as in the document.
 */
export function useCustomer(products: readonly number[], isEnabled: boolean): CustomerState {
  const state = useSyncExternalStore(customerStore.subscribe, customerStore.get, () => UNKNOWN)
  const ids = products.join(',')
  useEffect(() => {
    if (!isEnabled) return undefined
    const productIds = ids === '' ? [] : ids.split(',').map(Number)
    const load = (isBack: boolean) => void loadCustomer(productIds, isBack)
    const onBack = () => document.visibilityState === 'visible' && load(true)
    load(false)
    document.addEventListener('visibilitychange', onBack)
    return () => document.removeEventListener('visibilitychange', onBack)
  }, [ids, isEnabled])
  return state
}
