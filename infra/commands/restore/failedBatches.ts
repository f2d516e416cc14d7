import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import * as z from 'zod/mini'

const batchSchema = z.object({
  requestContext: z.object({ functionArn: z.string(), condition: z.string() }),
  timestamp: z.string(),
  payload: z.string(),
})
const answerSchema = z.object({ batchItemFailures: z.array(z.unknown()) })

export interface FailedBatch {
  key: string
  functionArn: string
  condition: string
  at: string
  payload: string
}

export async function readFailedBatches(client: S3Client, Bucket: string): Promise<FailedBatch[]> {
  const batches: FailedBatch[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key: key = '' } of page.Contents ?? []) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
      const batch = batchSchema.parse(JSON.parse((await Body?.transformToString()) ?? ''))
      const { requestContext, timestamp: at, payload } = batch
      batches.push({ key, at, payload, ...requestContext })
    }
  return batches.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

interface Replay {
  client: S3Client
  bucket: string
  allowedFunctions: readonly string[]
  invoke: (functionArn: string, payload: string) => Promise<string>
}

const nameIn = (arn: string) => arn.split(':')[6] ?? ''

/**
 * Calls the function of a batch again with it and deletes it.
 * @throws if the function fails or leaves records; the batch is then still stored
 */
export async function replayBatch(
  { client, bucket, allowedFunctions, invoke }: Replay,
  { key, functionArn, payload }: FailedBatch,
): Promise<void> {
  const live = allowedFunctions.find((arn) => nameIn(arn) === nameIn(functionArn))
  if (live === undefined) throw new Error(`No function of this environment: ${functionArn}`)
  const { batchItemFailures } = answerSchema.parse(JSON.parse(await invoke(live, payload)))
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} records failed again.`)
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
}
