import { browserStorage } from '../../../core/state/localStorage.ts'

/** Sent batch whose result is unknown; stored to survive a reload. */
export interface SentBatch {
  id: string
  /** Id of the visit in the recovery store. */
  visit: string
  rows: number
  added: readonly string[]
}

const storageKeyOf = (apiUrl: string) => `flou.batch ${apiUrl}`

export function rememberedBatch(apiUrl: string): SentBatch | undefined {
  const text = browserStorage.read(storageKeyOf(apiUrl))
  return text === null ? undefined : (JSON.parse(text) as SentBatch)
}

export const rememberBatch = (apiUrl: string, sent: SentBatch): void =>
  browserStorage.write(storageKeyOf(apiUrl), JSON.stringify(sent))

export const forgetBatch = (apiUrl: string): void => browserStorage.forget(storageKeyOf(apiUrl))
