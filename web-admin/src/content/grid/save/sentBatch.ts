import { kept } from '../../../state/localStorage.ts'

/** A batch whose end nobody has seen yet: it outlives the page that sent it. */
export interface SentBatch {
  id: string
  /** The journal's name for the visit that sent it. */
  visit: string
  /** How many rows it has. */
  rows: number
  /** The keys of its new rows, in the order in which they were sent. */
  added: readonly string[]
}

const placeOf = (address: string) => `flou.batch ${address}`

/** The batch of a screen that was sent and not forgotten since. */
export function rememberedBatch(address: string): SentBatch | undefined {
  const text = kept.read(placeOf(address))
  return text === null ? undefined : (JSON.parse(text) as SentBatch) // written by `rememberBatch` only
}

export const rememberBatch = (address: string, sent: SentBatch): void =>
  kept.write(placeOf(address), JSON.stringify(sent))

export const forgetBatch = (address: string): void => kept.forget(placeOf(address))
