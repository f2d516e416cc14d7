export interface FunctionMetrics {
  invocations: number
  errors: number
  lastError: { at: string; message: string } | undefined
  /** In milliseconds, over the last calls. */
  percentile: (quantile: number) => number
  measure: <T>(call: () => Promise<T>) => Promise<T>
}

const SAMPLE_SIZE = 500

export function createMetrics(): FunctionMetrics {
  const durations: number[] = []
  const metrics: FunctionMetrics = {
    invocations: 0,
    errors: 0,
    lastError: undefined,
    percentile(quantile) {
      const sorted = durations.toSorted((a, b) => a - b)
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0
    },
    async measure(call) {
      const started = performance.now()
      try {
        return await call()
      } catch (cause) {
        metrics.errors++
        const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
        metrics.lastError = { at: new Date().toISOString(), message }
        throw cause
      } finally {
        durations[metrics.invocations++ % SAMPLE_SIZE] = performance.now() - started
      }
    },
  }
  return metrics
}
