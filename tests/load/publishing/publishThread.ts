import { workerData } from 'node:worker_threads'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { SiteConfig, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { withFeed } from '@flou/functions/features/publishing/site/withFeed.ts'
import type { SiteFiles } from '@flou/functions/features/publishing/site/bucket/siteFiles.ts'
import { renderWorker } from '@flou/functions/features/publishing/chunks/renderWorker.ts'
import { memoryIndexFiles } from '@flou/functions/features/search/storage/indexFiles.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'

/** Worker thread of tests/load/publishing/publish10k.ts, and code that both threads share. */
export interface ThreadData {
  table: string
  endpoint: string
  /** ISO instant. */
  now: string
  site: SiteConfig
  counts: Counts
  /** True if the search index is updated; this thread only reads the pages. */
  isSearched: boolean
}

/** Files and their bytes, summed over all threads. */
export type Counts = BigUint64Array<SharedArrayBuffer>
export const newCounts = (): Counts => new BigUint64Array(new SharedArrayBuffer(16))

/** Counts files and drops them. */
export function countingFiles(counts: Counts): SiteFiles {
  const drop = (...bodies: string[]) => {
    for (const body of bodies) {
      Atomics.add(counts, 0, 1n)
      Atomics.add(counts, 1, BigInt(Buffer.byteLength(body)))
    }
  }
  return {
    storeSnapshot: async () => {},
    put: async (_, __, { html, data }) => drop(html, data),
    redirect: async () => {},
    remove: async () => {},
    putFile: async (_, body) => drop(body),
    removeFile: async () => {},
    list: async () => [],
    forgetShared: () => {},
  }
}

const BUNDLE = new URL('../../../web-public/build/server/index.js', import.meta.url).href

export const siteRenderer = async (): Promise<SiteRenderer> =>
  withFeed((await import(BUNDLE)) as SiteRenderer) // satisfied by web-public/publisher.ts

function openPublisher({ table, endpoint, now, site, counts, isSearched }: ThreadData) {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new DynamoDBClient({ endpoint, region: 'ap-southeast-3', credentials })
  return async () => ({
    table: openTable(table, client, true),
    registry: REGISTRY,
    renderer: await siteRenderer(),
    site,
    files: countingFiles(counts),
    invalidate: async () => {},
    invalidatePages: async () => {},
    invalidateAll: async () => {},
    invalidateEverything: async () => {},
    now: () => new Date(now),
    ...(isSearched && { index: memoryIndexFiles() }),
  })
}

// null in the main thread
if (workerData !== null) renderWorker(openPublisher(workerData as ThreadData))
