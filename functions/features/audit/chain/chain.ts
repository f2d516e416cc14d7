import { canonicalHash } from './canonicalHash.ts'

export type LinkedEntry = readonly [id: string, hash: string]

/** Link of the daily hash chain of audit entries; hashed as it is. */
export interface Link {
  /** Day in Asia/Jakarta, `2026-11-23`. */
  day: string
  number: number
  /** Hash of the previous link, or of the previous day's seal for the first link. */
  previous: string
  made: string
  entries: readonly LinkedEntry[]
}

export interface Seal {
  version: 1
  day: string
  entries: number
  links: number
  /** Ids of the first and last chained entry; empty on a day without entries. */
  first: string
  last: string
  /** Hash of the last link; on a day without entries `previous`. */
  head: string
  /** Hash of the previous day's seal; empty for the first day. */
  previous: string
}

export const LINK_ENTRIES = 100

export const linkHash = ({ day, number, previous, made, entries }: Link): string =>
  canonicalHash({ day, number, previous, made, entries })

export const sealHash = (seal: Seal): string => {
  const { version, day, entries, links, first, last, head, previous } = seal
  return canonicalHash({ version, day, entries, links, first, last, head, previous })
}

export type DayChain = Seal

export const newDay = (day: string, previous: string): DayChain => ({
  version: 1,
  day,
  entries: 0,
  links: 0,
  first: '',
  last: '',
  head: previous,
  previous,
})

export const nextLink = (chain: DayChain, entries: readonly LinkedEntry[], now: Date): Link => ({
  day: chain.day,
  number: chain.links + 1,
  previous: chain.head,
  made: now.toISOString(),
  entries,
})

/** @param hash the hash of the link if already computed */
export const withLink = (chain: DayChain, link: Link, hash = linkHash(link)): DayChain => ({
  ...chain,
  entries: chain.entries + link.entries.length,
  links: link.number,
  first: chain.first || (link.entries[0]?.[0] ?? ''),
  last: link.entries.at(-1)?.[0] ?? chain.last,
  head: hash,
})
