import { sealHash, type Seal } from './chain.ts'

export const sealKey = (day: string): string => `seals/${day.slice(0, 4)}/${day}.json`

export type ReadSeal = (day: string) => Promise<string | undefined>

export function hashOfSealText(text: string): string | undefined {
  try {
    return sealHash(JSON.parse(text) as Seal)
  } catch {
    return undefined
  }
}
