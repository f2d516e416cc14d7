import { createStore } from '../../state/createStore.ts'

/** A saved version whose publishing somebody wants to see. */
export interface Followed {
  /** The API address of the record or section. */
  address: string
  version: number
  /** The save took it off the site. */
  isTakenOff?: boolean
}

/** The latest save of this tab. */
export const followed = createStore<Followed | undefined>(undefined)

/** Shows what follows from a save: wherever a `ReceiptSlot` of the record or its list stands. */
export const followReceipt = (address: string, version: number, isTakenOff = false): void =>
  followed.set({ address, version, isTakenOff })

/** True where the save is of the record at an address, or of one below it. */
export const isBelow = (save: Followed, address: string): boolean =>
  save.address === address || save.address.startsWith(`${address}/`)
