import { getHeapStatistics } from 'node:v8'
import { workerData } from 'node:worker_threads'
import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { S3Client } from '@aws-sdk/client-s3'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { siteConfig } from '../pages/siteConfig.ts'
import { openTable } from '../store/dynamo/table.ts'
import { bucketIndexFiles } from '../searchIndex/indexFiles.ts'
import { withFeed } from './site/withFeed.ts'
import { publishAll, publishPaths } from './publishAll.ts'
import { publishBatch } from './publishBatch.ts'
import type { RenderChunk, Publisher } from './publisher.ts'
import { report } from './report.ts'
import { rebuildIndex } from './search/rebuildIndex.ts'
import { settings } from './settings.ts'
import { cdn } from './site/invalidate.ts'
import { bucketFiles } from './site/siteFiles.ts'
import { renderWorker } from './pages/renderWorker.ts'
import { pageThread } from './pages/pageThread.ts'

/**
 * A batch of the stream; `{ full: true }` for every page, with `anew` without trusting hashes; `{ paths }` for some;
 * `{ search: true }` to rebuild the search index.
 */
type PublishEvent =
  | DynamoDBStreamEvent
  | { full: true; anew?: boolean }
  | { paths: string[] }
  | { search: true }

/** The site's server build, copied beside this bundle; an ES module that a bundle must not take in. */
const RENDERER = './renderer/index.js'

/** What a part of a run and its end need at most, in milliseconds: less time left is none. */
const RESERVE = 90_000

async function openPublisher(): Promise<Publisher> {
  const given = settings()
  const { TABLE_NAME, SITE_BUCKET, DISTRIBUTION_ID, BOT_CHECK } = given
  const renderer = (await import(RENDERER)) as SiteRenderer // web-public/publisher.ts satisfies it
  const client = new S3Client()
  return {
    table: openTable(TABLE_NAME),
    registry: REGISTRY,
    renderer: withFeed(renderer),
    site: { ...siteConfig(given), ...(BOT_CHECK !== '' && { hasBotCheck: true }) },
    files: bucketFiles(client, SITE_BUCKET),
    index: bucketIndexFiles(client, SITE_BUCKET),
    ...cdn(new CloudFrontClient(), DISTRIBUTION_ID),
    now: () => new Date(),
    workers: isPageThread ? [] : workersOf(given.AWS_LAMBDA_FUNCTION_MEMORY_SIZE),
  }
}

const MEGABYTE = 1_048_576

/** Lambda gives one virtual processor for so many megabytes. */
const MEGABYTES_OF_A_CORE = 1_769

/** Tells a thread that renders pages from the function itself: both are this bundle. */
const THREAD = { role: 'pages' }
const isPageThread = (workerData as Partial<typeof THREAD> | null)?.role === THREAD.role // null or what somebody gave

/** A thread for each further processor. */
function workersOf(memory: number): RenderChunk[] {
  const cores = Math.max(1, Math.round(memory / MEGABYTES_OF_A_CORE))
  // never more than this thread itself may use: the local product gives all of them less than Lambda does
  const own = Math.floor(getHeapStatistics().heap_size_limit / MEGABYTE)
  const thread = { file: __filename, workerData: THREAD, memory: Math.min(Math.floor(memory / cores), own) }
  return Array.from({ length: cores - 1 }, () => pageThread(thread))
}

if (isPageThread) renderWorker(openPublisher)

let opened: Promise<Publisher> | undefined

/**
 * Renders and stores what changed (design §6). Safe to repeat: pages are compared with what is there.
 * @returns for the stream, where to read it again when pages failed; the result otherwise
 */
export async function handler(
  event: PublishEvent,
  context: Context,
): Promise<DynamoDBBatchResponse | object> {
  opened ??= openPublisher()
  const publisher = await opened.catch((error: unknown) => {
    opened = undefined
    throw error
  })
  if ('Records' in event) return publishBatch(publisher, event.Records)
  if ('search' in event) return rebuildIndex(publisher)
  const isFull = 'full' in event
  const mayGoOn = () => context.getRemainingTimeInMillis() > RESERVE
  const result = isFull
    ? await publishAll(publisher, { id: context.awsRequestId, mayGoOn, anew: event.anew === true })
    : await publishPaths(publisher, event.paths)
  report(isFull ? 'full' : 'paths', result)
  return result
}
