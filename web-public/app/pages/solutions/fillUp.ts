/** Records found in one place, then in the next one while there are too few. */
export interface FillUp<R> {
  limit: number
  /** Records that are not to be among them: the page's own, those shown elsewhere on it. */
  without: readonly number[]
  /** Each is asked for as many as could still be missing, and only while some are. */
  reads: readonly ((atMost: number) => Promise<readonly R[]>)[]
}

/** Records from one read after the other, each once, until there are enough: what is related is not empty by accident. */
export async function fillUp<R extends { id: number }>({ limit, without, reads }: FillUp<R>): Promise<R[]> {
  const known = new Set(without)
  const found: R[] = []
  for (const read of reads) {
    if (found.length >= limit) break
    for (const record of await read(limit + known.size)) {
      if (known.has(record.id) || found.length >= limit) continue
      known.add(record.id)
      found.push(record)
    }
  }
  return found
}
