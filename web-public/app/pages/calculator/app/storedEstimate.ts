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

export const wholeHash = (estimate: Estimate): string => WHOLE + packEstimate(estimate)

/** The estimate of the address, else the one that this browser kept. */
export function restoredEstimate(hash: string): Estimate | undefined {
  if (hash.startsWith(WHOLE)) {
    const found = unpackEstimate(hash.slice(WHOLE.length))
    if (found) return found
  }
  try {
    return readEstimate(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Keeps the estimate in this browser and in the address. One that is saved, and as it was, is kept there: it takes no other's place. */
export function keepEstimate(estimate: Estimate, isSaved: boolean): void {
  if (isSaved) return
  try {
    localStorage.setItem(KEY, JSON.stringify(estimate))
  } catch {
    // storage is forbidden or full: the address is enough
  }
  const hash = estimate.items.length > 0 ? wholeHash(estimate) : ''
  const { pathname, search } = window.location
  if (window.location.hash !== hash)
    window.history.replaceState(window.history.state, '', pathname + search + hash)
}
