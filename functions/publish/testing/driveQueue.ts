import type { DynamoDBRecord } from 'aws-lambda'
import { newestRuns } from '../../store/publishing/runs.ts'
import { publishBatch } from '../publishBatch.ts'
import type { Publisher } from '../publisher.ts'

const wake = (run: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: 'publish#runs' }, sk: { S: run } }, SequenceNumber: '1' },
})

/** Drives runs that are open to their end, as the stream does. */
export async function driveQueue(publisher: Publisher): Promise<void> {
  const open = async () => (await newestRuns(publisher.table, 10)).find(({ state }) => state !== 'done')
  for (let run = await open(); run; run = await open()) await publishBatch(publisher, [wake(run.id)])
}
