/** Uploads and records under way at a time: variants are cut on two cores. */
const AT_ONCE = 4

/** Runs `work` for every item, at most `AT_ONCE` at a time. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
