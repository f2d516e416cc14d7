import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readFailedBatches, replayBatch } from './failedBatches.ts'

const s3 = mockClient(S3Client)
afterAll(() => s3.restore())
const client = new S3Client({ region: 'ap-southeast-1' })
const PUBLISH = 'arn:aws:lambda:ap-southeast-1:1:function:Flou-publish:live'
const invoke = vi.fn<(arn: string, payload: string) => Promise<string>>()

function addBatch(Key: string, timestamp: string) {
  const requestContext = { functionArn: PUBLISH, condition: 'RetryAttemptsExhausted', requestId: '1' }
  const text = JSON.stringify({ requestContext, timestamp, payload: '{"Records":[]}' })
  s3.on(GetObjectCommand, { Key }).callsFake(() => ({
    Body: { transformToString: () => Promise.resolve(text) },
  }))
}

beforeEach(() => {
  s3.reset()
  invoke.mockReset()
  s3.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'late' }, { Key: 'early' }] })
  addBatch('late', '2026-11-28T11:00:00Z')
  addBatch('early', '2026-11-28T10:00:00Z')
  s3.on(DeleteObjectCommand).resolves({})
})

const replayAll = async (allowedFunctions = [PUBLISH]) => {
  for (const batch of await readFailedBatches(client, 'failed'))
    await replayBatch({ client, bucket: 'failed', allowedFunctions, invoke }, batch)
}

test('batches are replayed by the alias of their function, oldest first, and deleted', async () => {
  invoke.mockResolvedValue('{"batchItemFailures":[]}')

  await replayAll()

  expect(invoke.mock.calls).toEqual([
    [PUBLISH, '{"Records":[]}'],
    [PUBLISH, '{"Records":[]}'],
  ])
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key)).toEqual(['early', 'late'])
})

test('a batch whose records fail again stays stored', async () => {
  invoke.mockResolvedValue('{"batchItemFailures":[{"itemIdentifier":"1"}]}')

  await expect(replayAll()).rejects.toThrow('1 records failed again.')
  expect(s3.commandCalls(DeleteObjectCommand)).toEqual([])
})

test('a function outside of the environment is not called', async () => {
  await expect(replayAll(['arn:aws:lambda:ap-southeast-1:1:function:Other:live'])).rejects.toThrow(
    'No function of this environment',
  )
  expect(invoke).not.toHaveBeenCalled()
})
