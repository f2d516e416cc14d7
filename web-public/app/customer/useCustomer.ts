import { useEffect, useSyncExternalStore } from 'react'
import { customerStore, loadCustomer, UNKNOWN, type CustomerState } from './customerStore.ts'

/**
 * Who looks at the page, and a customer's discounts on products; asked of the server when `isWanted`, and again when the page comes back
 * to the front. The first rendering is a visitor's, as in the document.
 */
export function useCustomer(products: readonly number[], isWanted: boolean): CustomerState {
  const state = useSyncExternalStore(customerStore.subscribe, customerStore.get, () => UNKNOWN)
  const ids = products.join(',')
  useEffect(() => {
    if (!isWanted) return undefined
    const wanted = ids === '' ? [] : ids.split(',').map(Number)
    const load = (isBack: boolean) => void loadCustomer(wanted, isBack)
    const onBack = () => document.visibilityState === 'visible' && load(true)
    load(false)
    document.addEventListener('visibilitychange', onBack)
    return () => document.removeEventListener('visibilitychange', onBack)
  }, [ids, isWanted])
  return state
}
