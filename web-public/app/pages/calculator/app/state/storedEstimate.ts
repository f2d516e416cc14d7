import {
  ESTIMATE_HASH,
  estimateHash,
  readEstimate,
  unpackEstimate,
  type Estimate,
} from '@flou/shared/pricing/estimate/estimate.ts'

const KEY = 'estimate'
const SAVED = '#s='

/** The edit key allows changes. */
export interface SavedLink {
  id: string
  editKey?: string
}

export function savedLinkIn(hash: string): SavedLink | undefined {
  if (!hash.startsWith(SAVED)) return undefined
  const [id = '', editKey = ''] = hash.slice(SAVED.length).split('.')
  return id === '' ? undefined : { id, ...(editKey !== '' && { editKey }) }
}
export const savedHash = ({ id, editKey }: SavedLink): string =>
  SAVED + id + (editKey === undefined ? '' : `.${editKey}`)

export const hasEstimate = (hash: string): boolean =>
  hash.startsWith(ESTIMATE_HASH) || savedLinkIn(hash) !== undefined

/** Session storage for reloads: the URL cannot be updated during unload. */
const UNLOAD_KEY = 'estimate-left'
interface UnloadedEstimate {
  /** URL hash expected after the reload. */
  hash: string
  estimate: unknown
}

const isUnloadedEstimate = (value: unknown): value is UnloadedEstimate =>
  typeof value === 'object' && value !== null && 'hash' in value && 'estimate' in value

function takeUnloadedEstimate(hash: string): Estimate | undefined {
  const unloaded: unknown = JSON.parse(sessionStorage.getItem(UNLOAD_KEY) ?? 'null')
  sessionStorage.removeItem(UNLOAD_KEY)
  return isUnloadedEstimate(unloaded) && unloaded.hash === hash ? readEstimate(unloaded.estimate) : undefined
}

/** Returns the locally stored estimate if a link opens another one. */
export function replacedEstimate(opened: Estimate): Estimate | undefined {
  try {
    const stored = readEstimate(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    const isReplaced = stored && stored.items.length > 0 && estimateHash(stored) !== estimateHash(opened)
    return isReplaced ? stored : undefined
  } catch {
    return undefined
  }
}

/** Restores the estimate from the URL, else from storage. */
export function restoredEstimate(hash: string): Estimate | undefined {
  try {
    const found =
      takeUnloadedEstimate(hash) ??
      (hash.startsWith(ESTIMATE_HASH) ? unpackEstimate(hash.slice(ESTIMATE_HASH.length)) : undefined)
    return found ?? readEstimate(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    // storage is blocked
    return unpackEstimate(hash.slice(ESTIMATE_HASH.length))
  }
}

/** Stores the estimate locally; errors are ignored, as the URL contains it. */
function storeLocally(estimate: Estimate): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(estimate))
  } catch {}
}

/** @param pathname of the calculator: the router changes the URL before it removes a page */
export function replaceHash(hash: string, pathname: string): void {
  const { location, history } = window
  if (location.pathname === pathname && location.hash !== hash)
    history.replaceState(history.state, '', pathname + location.search + hash)
}

export function storeEstimate(estimate: Estimate, pathname: string): void {
  storeLocally(estimate)
  replaceHash(estimate.items.length > 0 ? estimateHash(estimate) : '', pathname)
}

export function storeOnUnload(estimate: Estimate): void {
  storeLocally(estimate)
  const unloaded: UnloadedEstimate = { hash: window.location.hash, estimate }
  try {
    sessionStorage.setItem(UNLOAD_KEY, JSON.stringify(unloaded))
  } catch {
    // storage may be blocked
  }
}
