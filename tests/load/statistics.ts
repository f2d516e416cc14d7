/** Quantile of the samples. @param share 0–1 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** Median, 95th and 99th percentile and maximum, rounded to two decimals. */
export const summary = (samples: readonly number[]) => ({
  n: samples.length,
  median: rounded(quantile(samples, 0.5)),
  p95: rounded(quantile(samples, 0.95)),
  p99: rounded(quantile(samples, 0.99)),
  max: rounded(Math.max(...samples)),
})

/** Repeats `work` with `connections` concurrent calls. @returns rate, and latencies in milliseconds */
export async function underLoad(
  { seconds, connections }: { seconds: number; connections: number },
  work: (index: number) => Promise<void>,
) {
  const samples: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const begun = performance.now()
        await work(next++)
        samples.push(performance.now() - begun)
      }
    }),
  )
  return {
    perSecond: Math.round(samples.length / ((performance.now() - started) / 1000)),
    ms: summary(samples),
  }
}
