import { newestPublishRuns } from '../store/publishRuns.ts'
import { onStream } from '../onStream.ts'
import type { Publisher } from '../publisher.ts'
import { laneWakesOf, wakeOf } from './streamRecord.ts'

export async function driveQueue(publisher: Publisher): Promise<void> {
  const open = async () =>
    (await newestPublishRuns(publisher.table, 10)).find(({ state }) => state !== 'done')
  for (let publishRun = await open(); publishRun; publishRun = await open())
    await onStream(publisher, [wakeOf(publishRun.id), ...laneWakesOf(publishRun)])
}
