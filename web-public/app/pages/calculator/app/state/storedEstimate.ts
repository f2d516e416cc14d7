import {
  packEstimate,
  readEstimate,
  unpackEstimate,
  type Estimate,
} from '@flou/shared/pricing/estimate/estimate.ts'

const KEY = 'estimate'
/** Marks of what an address's fragment holds: a whole estimate, or the names of a saved one. Fragments reach no server and no log. */
const WHOLE = '#e='
const SAVED = '#s='

/** A saved estimate that an address names; with the key that allows to change it. */
export interface SavedLink {
  id: string
  editKey?: string
}

/** The saved estimate that the address names. */
export function savedLinkIn(hash: string): SavedLink | undefined {
  if (!hash.startsWith(SAVED)) return undefined
  const [id = '', editKey = ''] = hash.slice(SAVED.length).split('.')
  return id === '' ? undefined : { id, ...(editKey !== '' && { editKey }) }
}
export const savedHash = ({ id, editKey }: SavedLink): string =>
  SAVED + id + (editKey === undefined ? '' : `.${editKey}`)

/** True for the address of a shared estimate, whole or saved. */
export const hasEstimate = (hash: string): boolean =>
  hash.startsWith(WHOLE) || savedLinkIn(hash) !== undefined

export const wholeHash = (estimate: Estimate): string => WHOLE + packEstimate(estimate)

/** What a page that goes away leaves for its reload: an address cannot be changed any more then. Of this tab alone. */
const LEFT = 'estimate-left'
interface LeftEstimate {
  /** The address that the browser will ask for. */
  hash: string
  estimate: unknown
}

const isLeft = (value: unknown): value is LeftEstimate =>
  typeof value === 'object' && value !== null && 'hash' in value && 'estimate' in value

function leftBehind(hash: string): Estimate | undefined {
  const left: unknown = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null')
  sessionStorage.removeItem(LEFT)
  return isLeft(left) && left.hash === hash ? readEstimate(left.estimate) : undefined
}

/** The estimate of the address, else the one that this browser kept. */
export function restoredEstimate(hash: string): Estimate | undefined {
  try {
    const found =
      leftBehind(hash) ?? (hash.startsWith(WHOLE) ? unpackEstimate(hash.slice(WHOLE.length)) : undefined)
    return found ?? readEstimate(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    // storage is forbidden
    return unpackEstimate(hash.slice(WHOLE.length))
  }
}

/** Keeps the estimate in this browser; storage may be forbidden or full: the address is enough. */
function store(estimate: Estimate): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(estimate))
  } catch {
    // the address has it
  }
}

/** Keeps the estimate in this browser and in the address. */
export function keepEstimate(estimate: Estimate): void {
  store(estimate)
  const hash = estimate.items.length > 0 ? wholeHash(estimate) : ''
  const { pathname, search } = window.location
  if (window.location.hash !== hash)
    window.history.replaceState(window.history.state, '', pathname + search + hash)
}

/** Keeps the estimate as the page goes away, before its last change has come into the address. */
export function leaveEstimate(estimate: Estimate): void {
  store(estimate)
  const left: LeftEstimate = { hash: window.location.hash, estimate }
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(left))
  } catch {
    // as above
  }
}
