import { hash } from 'node:crypto'
import type { SegmentEntry } from './indexManifest.ts'

/**
 * Pages above which a shard is split when it is merged whole. It bounds what one edit can cost, however large the
 * site is.
 */
export const MAX_SHARD_PAGES = 16_000

const BITS = 16

/** Returns the hash of a path as binary digits; a shard contains the paths whose digits begin with its name. */
const digitsOf = (path: string): string =>
  Number.parseInt(hash('sha256', path).slice(0, BITS / 4), 16)
    .toString(2)
    .padStart(BITS, '0')

export const shardIn = ({ shard = '' }: SegmentEntry): string => shard

export const isInShard = (shard: string, path: string): boolean =>
  shard === '' || digitsOf(path).startsWith(shard)

export function shardFinder(shards: Iterable<string>): (path: string) => string {
  const names = new Set(shards)
  if (names.size < 2) return () => [...names][0] ?? ''
  return (path) => {
    const digits = digitsOf(path)
    let length = 0
    while (length < BITS && !names.has(digits.slice(0, length))) length += 1
    return digits.slice(0, length)
  }
}

export const halvesOf = (shard: string): readonly [string, string] => [`${shard}0`, `${shard}1`]

export const canSplit = (shard: string): boolean => shard.length < BITS

export function shardsFor(pages: number, most = MAX_SHARD_PAGES): string[] {
  const depth = Math.max(0, Math.ceil(Math.log2(pages / most)))
  let shards = ['']
  for (let level = 0; level < depth; level += 1) shards = shards.flatMap(halvesOf)
  return shards
}
