import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'

/**
 * Hands records over as an event source mapping does (infra/constructs/streams.ts): repeats from the record that is named, halves
 * what fails, and gives up after so many attempts.
 * @returns the records that were given up, as the bucket of failed batches keeps them
 */
export async function deliverLikeLambda(
  records: readonly DynamoDBRecord[],
  handle: (batch: readonly DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>,
  attempts: number,
): Promise<DynamoDBRecord[]> {
  const waiting = [{ batch: records, attempt: 0 }]
  const givenUp: DynamoDBRecord[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const rest = await restOf(next.batch, handle)
    if (rest.length === 0) continue
    const attempt = next.attempt + 1
    const middle = Math.ceil(rest.length / 2)
    const halves = rest.length > 1 ? [rest.slice(0, middle), rest.slice(middle)] : [rest]
    if (attempt >= attempts) givenUp.push(...rest)
    else waiting.unshift(...halves.map((batch) => ({ batch, attempt })))
  }
  return givenUp
}

/** What is left to do of a batch. */
async function restOf(
  batch: readonly DynamoDBRecord[],
  handle: (batch: readonly DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>,
): Promise<readonly DynamoDBRecord[]> {
  const answer = await handle(batch).catch(() => undefined)
  if (!answer) return batch
  const [failure] = answer.batchItemFailures
  if (!failure) return []
  const index = batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failure.itemIdentifier)
  return batch.slice(Math.max(index, 0))
}
