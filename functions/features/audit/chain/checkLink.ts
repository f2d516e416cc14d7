import type { AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import { linkHash, sealHash, withLink, type DayChain } from './chain.ts'
import type { StoredLink } from './chainStore.ts'
import { entryHash, type HashedEntry } from './entryHash.ts'
import { hashOfSealText } from './sealText.ts'

interface Checked {
  chain: DayChain
  problems: AuditProblem[]
}

const MAX_LISTED = 20

export const missingLinks = (from: number, to: number): AuditProblem[] =>
  Array.from({ length: Math.min(Math.max(to - from + 1, 0), MAX_LISTED) }, (_, index) => ({
    kind: 'linkMissing',
    link: from + index,
  }))

export function checkLink(chain: DayChain, link: StoredLink): Checked {
  const missing = missingLinks(chain.links + 1, link.number - 1)
  const isWhole = linkHash(link) === link.hash
  // after a gap the previous hash is unknown
  const isNext = missing.length > 0 || (link.previous === chain.head && link.day === chain.day)
  const changed: AuditProblem[] = isWhole && isNext ? [] : [{ kind: 'linkChanged', link: link.number }]
  return { chain: withLink(chain, link, link.hash), problems: [...missing, ...changed] }
}

export function checkEntries(link: StoredLink, found: readonly (HashedEntry | undefined)[]): AuditProblem[] {
  return link.entries.flatMap(([id, hash], index): AuditProblem[] => {
    const entry = found[index]
    if (!entry) return [{ kind: 'entryMissing', entry: id }]
    return entryHash(entry) === hash ? [] : [{ kind: 'entryChanged', entry: id }]
  })
}

export function checkSeal(chain: DayChain, text: string | undefined): AuditProblem[] {
  if (text === undefined) return [{ kind: 'sealMissing' }]
  return hashOfSealText(text) === sealHash(chain) ? [] : [{ kind: 'sealDiffers' }]
}
