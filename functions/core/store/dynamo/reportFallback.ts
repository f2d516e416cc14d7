const METRIC = 'directCallFallbacks'

/**
 * Logs a direct call that the SDK repeats. CloudWatch counts the line as a metric by operation (embedded metric
 * format). Refused conditions are among them: the SDK reports them.
 */
export function reportFallback(operation: string, reason: string): void {
  const metrics = {
    Namespace: 'Flou',
    Dimensions: [['operation']],
    Metrics: [{ Name: METRIC, Unit: 'Count' }],
  }
  const line = { level: 'info', event: 'direct call repeated by the SDK', operation, reason, [METRIC]: 1 }
  const embedded = { Timestamp: Date.now(), CloudWatchMetrics: [metrics] }
  process.stdout.write(`${JSON.stringify({ ...line, _aws: embedded })}\n`)
}
