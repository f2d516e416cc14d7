import type { DynamoDBRecord } from 'aws-lambda'
import { newestPublishRuns } from '../store/publishRuns.ts'
import { onStream } from '../onStream.ts'
import type { Publisher } from '../publisher.ts'

const wake = (publishRun: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: 'publish#runs' }, sk: { S: publishRun } }, SequenceNumber: '1' },
})

export async function driveQueue(publisher: Publisher): Promise<void> {
  const open = async () =>
    (await newestPublishRuns(publisher.table, 10)).find(({ state }) => state !== 'done')
  for (let publishRun = await open(); publishRun; publishRun = await open())
    await onStream(publisher, [wake(publishRun.id)])
}
