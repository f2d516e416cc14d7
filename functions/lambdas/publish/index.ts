import { getHeapStatistics } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { S3Client } from '@aws-sdk/client-s3'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import * as z from 'zod/mini'
import { environment, functionEnvironment } from '../../core/http/environment.ts'
import { siteConfig } from '../../features/publishing/siteConfig.ts'
import { openTable } from '../../core/store/dynamo/table.ts'
import { bucketIndexFiles } from '../../features/search/storage/indexFiles.ts'
import { openCollection, SEARCH_COLLECTION } from '../../features/search/openSearch/collection.ts'
import { withFeed } from '../../features/publishing/site/withFeed.ts'
import { onStream } from '../../features/publishing/onStream.ts'
import type { PublishChunk, Publisher } from '../../features/publishing/publisher.ts'
import { report } from '../../features/publishing/report.ts'
import type { Staging } from '../../features/publishing/staged/stagePages.ts'
import { manifest } from './manifest.ts'
import { cdn } from '../../features/publishing/site/invalidate.ts'
import { bucketFiles } from '../../features/publishing/site/bucket/siteFiles.ts'
import { renderWorker } from '../../features/publishing/chunks/renderWorker.ts'
import { pageThread } from '../../features/publishing/chunks/pageThread.ts'

/** Stream batch, full publish (the flag ignores stored hashes), paths, or search index rebuild. */
type PublishEvent =
  | DynamoDBStreamEvent
  | { full: true; isForced?: boolean }
  | { paths: string[] }
  | { search: true }

const RENDERER = './renderer/index.js'

/** Minimum remaining time in milliseconds to start another chunk. */
const RESERVE = 90_000

const OPTIONAL = {
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: z._default(z.coerce.number(), 0),
  ...SEARCH_COLLECTION,
}

async function openPublisher(): Promise<Publisher> {
  const settings = functionEnvironment(manifest)
  const { TABLE_NAME, SITE_BUCKET, DISTRIBUTION_ID, BOT_CHECK } = settings
  const { AWS_LAMBDA_FUNCTION_MEMORY_SIZE: memory, SEARCH_COLLECTION: collection } = environment(OPTIONAL)
  const renderer = (await import(RENDERER)) as SiteRenderer
  const client = new S3Client()
  const publisher: Publisher = {
    table: openTable(TABLE_NAME),
    registry: REGISTRY,
    renderer: withFeed(renderer),
    site: { ...siteConfig(settings), ...(BOT_CHECK !== '' && { hasBotCheck: true }) },
    files: bucketFiles(client, SITE_BUCKET),
    index: bucketIndexFiles(client, SITE_BUCKET),
    ...(collection !== '' && { collection: openCollection(collection, client.config) }),
    ...cdn(DISTRIBUTION_ID === '' ? undefined : () => openInvalidations(DISTRIBUTION_ID)),
    now: () => new Date(),
    workers: isPageThread ? [] : workersOf(memory),
  }
  return {
    ...publisher,
    async restage(pages) {
      const { restage } = await import('../../features/publishing/staged/restage.ts')
      await restage(publisher, openStaging, pages)
    },
  }
}

async function openInvalidations(distributionId: string) {
  const { sendInvalidations } = await import('../../features/publishing/site/sendInvalidations.ts')
  return sendInvalidations(distributionId)
}

async function openStaging(): Promise<Staging> {
  const { EDGE_STORE_ARN, SITE_BUCKET } = functionEnvironment(manifest)
  const { edgeStore } = await import('../../features/publishing/staged/edgeStore.ts')
  const { readBuild } = await import('../../features/releases/run/readBuild.ts')
  const client = new S3Client()
  const filesIn = (prefix: string) => bucketFiles(client, SITE_BUCKET, prefix)
  return { store: edgeStore(EDGE_STORE_ARN), filesIn, readBuild }
}

const MEGABYTE = 1_048_576

/** Lambda allocates one vCPU per 1,769 MB. */
const MEGABYTES_OF_A_CORE = 1_769

const THREAD = { role: 'pages' }
const isPageThread = (workerData as Partial<typeof THREAD> | null)?.role === THREAD.role

function workersOf(memory: number): PublishChunk[] {
  const cores = Math.max(1, Math.round(memory / MEGABYTES_OF_A_CORE))
  // local heap limits are below Lambda's
  const own = Math.floor(getHeapStatistics().heap_size_limit / MEGABYTE)
  const thread = { file: __filename, workerData: THREAD, memory: Math.min(Math.floor(memory / cores), own) }
  return Array.from({ length: cores - 1 }, () => pageThread(thread))
}

if (isPageThread) renderWorker(openPublisher)

let publisherPromise: Promise<Publisher> | undefined

/**
 * Publishes changes. Idempotent: pages are compared with stored hashes.
 * @returns for the stream, the first failed record; the result otherwise
 */
export async function handler(
  event: PublishEvent,
  context: Context,
): Promise<DynamoDBBatchResponse | object> {
  publisherPromise ??= openPublisher()
  const publisher = await publisherPromise.catch((error: unknown) => {
    publisherPromise = undefined
    throw error
  })
  if ('Records' in event) return onStream(publisher, event.Records, openStaging)
  if ('search' in event) {
    const { rebuildIndex } = await import('../../features/publishing/announce/rebuildIndex.ts')
    return rebuildIndex(publisher)
  }
  const { publishAll, publishPaths } = await import('../../features/publishing/publishAll.ts')
  const isFull = 'full' in event
  const hasTime = () => context.getRemainingTimeInMillis() > RESERVE
  const result = isFull
    ? await publishAll(publisher, { id: context.awsRequestId, hasTime, isForced: event.isForced === true })
    : await publishPaths(publisher, event.paths)
  report(isFull ? 'full' : 'paths', result)
  return result
}
