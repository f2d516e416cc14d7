import type { TrailProblem } from '@flou/shared/auditTrail.ts'
import { linkHash, sealHash, withLink, type DayChain } from './chain.ts'
import type { StoredLink } from './chainStore.ts'
import { entryHash, type EntryParts } from './entryHash.ts'
import { hashOfSealText } from './sealText.ts'

interface Checked {
  chain: DayChain
  problems: TrailProblem[]
}

/** Links that are named one by one where many are missing. */
const MOST_NAMED = 20

/** One problem for each link from one number to another, both included. */
export const missingLinks = (from: number, to: number): TrailProblem[] =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), MOST_NAMED) }, (_, index) => ({
    kind: 'linkMissing',
    link: from + index,
  }))

/** Checks that a link is what it was and follows from the chain so far. Returns the chain with it. */
export function checkLink(chain: DayChain, link: StoredLink): Checked {
  const missing = missingLinks(chain.links + 1, link.number - 1)
  const isWhole = linkHash(link) === link.hash
  // behind a gap the hash before is not known
  const isNext = missing.length > 0 || (link.previous === chain.head && link.day === chain.day)
  const changed: TrailProblem[] = isWhole && isNext ? [] : [{ kind: 'linkChanged', link: link.number }]
  return { chain: withLink(chain, link, link.hash), problems: [...missing, ...changed] }
}

/** Checks the entries of a link against its hashes; undefined stands for one that is not there. */
export function checkEntries(link: StoredLink, found: readonly (EntryParts | undefined)[]): TrailProblem[] {
  return link.entries.flatMap(([id, hash], index): TrailProblem[] => {
    const entry = found[index]
    if (!entry) return [{ kind: 'entryMissing', entry: id }]
    return entryHash(entry) === hash ? [] : [{ kind: 'entryChanged', entry: id }]
  })
}

/** Checks the seal of the bucket against a whole day's chain; undefined where the bucket has none. */
export function checkSeal(chain: DayChain, text: string | undefined): TrailProblem[] {
  if (text === undefined) return [{ kind: 'sealMissing' }]
  return hashOfSealText(text) === sealHash(chain) ? [] : [{ kind: 'sealDiffers' }]
}
