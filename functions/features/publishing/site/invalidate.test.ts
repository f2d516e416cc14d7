import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cdn } from './invalidate.ts'
import { sendInvalidations } from './sendInvalidations.ts'

const cloudFront = mockClient(CloudFrontClient)
beforeEach(() => {
  cloudFront.reset()
  cloudFront.resolves({})
})
afterAll(() => cloudFront.restore())

const site = (distribution = 'DIST') =>
  cdn(
    distribution === '' ? undefined : async () => sendInvalidations(distribution, new CloudFrontClient(), 1),
  )
const sent = () =>
  cloudFront
    .commandCalls(CreateInvalidationCommand)
    .map(({ args: [{ input }] }) => input.InvalidationBatch?.Paths?.Items)
const BUSY = new TooManyInvalidationsInProgress({ message: 'busy', $metadata: {} })

test('changed pages are one tag; a release also names the trees, for objects without tags', async () => {
  await site().invalidate(['/news', '/feed.xml'])
  await site().invalidatePages()
  await site().invalidateAll()

  expect(sent()).toEqual([[expect.stringMatching(/^#group-\d+$/)], ['#pages'], ['#pages', '/id/*', '/en/*']])
})

test('nothing changed is no call, and neither is a product without a distribution', async () => {
  await site().invalidate([])
  await site('').invalidate(['/x'])
  await site('').invalidateAll()

  expect(sent()).toEqual([])
})

test('it waits while too many invalidations are in progress', async () => {
  cloudFront.on(CreateInvalidationCommand).rejectsOnce(BUSY).rejectsOnce(BUSY).resolves({})

  await site().invalidatePages()

  expect(sent()).toEqual([['#pages'], ['#pages'], ['#pages']])
})

test('it gives up where they do not end, so that the batch is repeated', async () => {
  cloudFront.on(CreateInvalidationCommand).rejects(BUSY)

  await expect(site().invalidatePages()).rejects.toThrow('busy')
})
