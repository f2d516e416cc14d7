import { canonicalHash } from './canonicalHash.ts'

/** An audit entry in a link: its id and its hash. */
export type LinkedEntry = readonly [id: string, hash: string]

/** A link of a day's chain, hashed as it is. */
export interface Link {
  /** The day in Asia/Jakarta, `2026-11-23`. */
  day: string
  /** From 1 on in each day. */
  number: number
  /** The hash of the link before; of the seal of the day before for the first link. */
  previous: string
  /** When the link was made, ISO. */
  made: string
  entries: readonly LinkedEntry[]
}

/** What is written to the bucket when a day is over, hashed as it is. */
export interface Seal {
  version: 1
  /** The day in Asia/Jakarta. */
  day: string
  /** Number of entries and of links. */
  entries: number
  links: number
  /** Id of the first entry of the first link and of the last one of the last link; '' on a day without entries. */
  first: string
  last: string
  /** The hash of the last link; on a day without entries `previous`. */
  head: string
  /** The hash of the seal of the day before; '' for the first day. */
  previous: string
}

/** Entries of one link at most: about 10 KB. */
export const LINK_ENTRIES = 100

export const linkHash = ({ day, number, previous, made, entries }: Link): string =>
  canonicalHash({ day, number, previous, made, entries })

export const sealHash = (seal: Seal): string => {
  const { version, day, entries, links, first, last, head, previous } = seal
  return canonicalHash({ version, day, entries, links, first, last, head, previous })
}

/** How far the chain of a day has come: what its seal says, if the day ended here. */
export type DayChain = Seal

/** The chain of a day before its first link. @param previous the hash of the seal of the day before */
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

/** The next link of a chain. */
export const nextLink = (chain: DayChain, entries: readonly LinkedEntry[], now: Date): Link => ({
  day: chain.day,
  number: chain.links + 1,
  previous: chain.head,
  made: now.toISOString(),
  entries,
})

/** The chain with one more link. @param hash the link's hash, where it is known */
export const withLink = (chain: DayChain, link: Link, hash = linkHash(link)): DayChain => ({
  ...chain,
  entries: chain.entries + link.entries.length,
  links: link.number,
  first: chain.first || (link.entries[0]?.[0] ?? ''),
  last: link.entries.at(-1)?.[0] ?? chain.last,
  head: hash,
})
