import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'

/**
 * Simulates a Lambda event source mapping: partial retries, bisection, attempt limit.
 * @returns the failed records
 */
export async function deliverLikeLambda(
  records: readonly DynamoDBRecord[],
  handle: (batch: readonly DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>,
  attempts: number,
): Promise<DynamoDBRecord[]> {
  const waiting = [{ batch: records, attempt: 0 }]
  const failedRecords: DynamoDBRecord[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const unprocessed = await processBatch(next.batch, handle)
    if (unprocessed.length === 0) continue
    const attempt = next.attempt + 1
    const middle = Math.ceil(unprocessed.length / 2)
    const halves =
      unprocessed.length > 1 ? [unprocessed.slice(0, middle), unprocessed.slice(middle)] : [unprocessed]
    if (attempt >= attempts) failedRecords.push(...unprocessed)
    else waiting.unshift(...halves.map((batch) => ({ batch, attempt })))
  }
  return failedRecords
}

async function processBatch(
  batch: readonly DynamoDBRecord[],
  handle: (batch: readonly DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>,
): Promise<readonly DynamoDBRecord[]> {
  const response = await handle(batch).catch(() => undefined)
  if (!response) return batch
  const [failure] = response.batchItemFailures
  if (!failure) return []
  const index = batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failure.itemIdentifier)
  return batch.slice(Math.max(index, 0))
}
