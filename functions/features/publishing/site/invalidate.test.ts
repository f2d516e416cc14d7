import {
  CloudFrontClient,
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cdn } from './invalidate.ts'
import { MAX_PATHS, stalePaths } from './stalePaths.ts'

const cloudFront = mockClient(CloudFrontClient)
beforeEach(() => {
  cloudFront.reset()
  cloudFront.resolves({})
})
afterAll(() => cloudFront.restore())

const site = (distribution = 'DIST') => cdn(new CloudFrontClient(), distribution, 1)
const sent = () =>
  cloudFront
    .commandCalls(CreateInvalidationCommand)
    .map(({ args: [{ input }] }) => input.InvalidationBatch?.Paths?.Items)
const BUSY = new TooManyInvalidationsInProgress({ message: 'busy', $metadata: {} })
const TREES = ['/id/*', '/en/*']

test('few pages are one invalidation of their files, in both languages', async () => {
  await site().invalidate(['/news', '/feed.xml'])

  expect(sent()).toEqual([
    [
      '/id/news/index.html',
      '/id/news.data',
      '/en/news/index.html',
      '/en/news.data',
      '/id/feed.xml',
      '/en/feed.xml',
    ],
  ])
})

test('several pages of a section are a wildcard a language; the home page is never one', () => {
  const home = ['/id/index.html', '/id/_.data', '/en/index.html', '/en/_.data']

  expect(stalePaths(['/news/a', '/news', '/', '/news/page/2'])).toEqual(['/id/news*', '/en/news*', ...home])
})

test.each([
  ['many sections', Array.from({ length: 4 }, (_, number) => `/p${number}`)],
  ['wildcards of many sections', ['/a/1', '/a/2', '/b/1', '/b/2', '/c/1', '/c/2']],
  ['eleven pages of one section', Array.from({ length: 11 }, (_, number) => `/news/${number}`)],
])('%s are both trees: media and assets stay at the edge', (_, pages) => {
  expect(stalePaths(pages)).toEqual(TREES)
})

test('no batch costs more paths than the limit', () => {
  for (let count = 0; count < 60; count += 1) {
    const pages = Array.from({ length: count }, (_, number) => `/s${number % 7}/p${number}`)
    expect(stalePaths(pages).length).toBeLessThanOrEqual(MAX_PATHS)
  }
})

test('addresses are encoded as browsers ask for them; a star is no wildcard', () => {
  expect(stalePaths(['/a b/é*'])).toContain('/en/a%20b/%C3%A9%2A/index.html')
})

test('nothing changed is no call, and neither is a product without a distribution', async () => {
  await site().invalidate([])
  await site('').invalidate(['/x'])
  await site('').invalidateAll()

  expect(sent()).toEqual([])
})

test('it waits while too many invalidations are in progress', async () => {
  cloudFront.on(CreateInvalidationCommand).rejectsOnce(BUSY).rejectsOnce(BUSY).resolves({})

  await site().invalidateTrees()

  expect(sent()).toEqual([TREES, TREES, TREES])
})

test('it gives up where they do not end, so that the batch is repeated', async () => {
  cloudFront.on(CreateInvalidationCommand).rejects(BUSY)

  await expect(site().invalidateTrees()).rejects.toThrow('busy')
})
