import { sealHash, type Seal } from './chain.ts'

/** Where the seals lie in their bucket, by day in Asia/Jakarta. */
export const sealKey = (day: string): string => `seals/${day.slice(0, 4)}/${day}.json`

/** The text of a day's seal as the bucket has it; undefined where it has none. */
export type ReadSeal = (day: string) => Promise<string | undefined>

/** The hash of a seal's text; undefined for a text that is no seal. */
export function hashOfSealText(text: string): string | undefined {
  try {
    return sealHash(JSON.parse(text) as Seal) // anything else has another hash
  } catch {
    return undefined
  }
}
