export interface FillUp<R> {
  limit: number
  /** Ids to exclude. */
  without: readonly number[]
  /** Called in order while records are missing; the limit includes possible duplicates. */
  reads: readonly ((atMost: number) => Promise<readonly R[]>)[]
}

/** Combines reads in order, without duplicates, up to the limit. */
export async function fillUp<R extends { id: number }>({ limit, without, reads }: FillUp<R>): Promise<R[]> {
  const excludedIds = new Set(without)
  const found: R[] = []
  for (const read of reads) {
    if (found.length >= limit) break
    for (const record of await read(limit + excludedIds.size)) {
      if (excludedIds.has(record.id) || found.length >= limit) continue
      excludedIds.add(record.id)
      found.push(record)
    }
  }
  return found
}
