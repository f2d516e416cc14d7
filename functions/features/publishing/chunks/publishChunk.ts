import pMap from 'p-map'
import { contentReader } from '../../../core/store/contentReader.ts'
import { BatchContent } from '../pageData/batchContent.ts'
import type { PageRecord } from '../pageData/pageItem.ts'
import { PageLookup } from '../links/pageLookup.ts'
import { reasonOf, type Outcome } from '../outcome.ts'
import type { Publisher, PublishChunk } from '../publisher.ts'
import { render } from '../render.ts'
import { write } from '../write.ts'
import { CommonDuration } from '../commonDuration.ts'
import type { PageStore } from '../pageData/pageStore.ts'
import { retryOnConflict } from '../retryOnConflict.ts'

/** Pages in parallel; enough to keep one core busy and to batch I/O. */
const CONCURRENCY = 32

export const openContent = ({ table, registry, now }: Pick<Publisher, 'table' | 'registry' | 'now'>) =>
  new BatchContent(contentReader({ table, registry, now: now(), consistent: true }))

type ChunkPublisher = Pick<Publisher, 'table' | 'registry' | 'renderer' | 'site' | 'files' | 'index' | 'now'>

/** Renders and writes pages independently: errors affect only their page. */
export const publishChunk =
  (publisher: ChunkPublisher, store: PageStore): PublishChunk =>
  async ({ pages, vacatedPaths, isForced = false }) => {
    const { files, renderer, site, now, index } = publisher
    if (isForced) files.forgetShared()
    const shared = openContent(publisher)
    const contents = new Set([shared])
    const pageLookup = new PageLookup(publisher, store)
    const source = { renderer, site, pageLookup, duration: new CommonDuration() }
    const attempt = (path: string, before: PageRecord | undefined) =>
      retryOnConflict(
        { store, files, now, path, before, isForced },
        async (pageWrite, { leftoverKeys, isRepeated }) => {
          const content = isRepeated ? openContent(publisher) : shared
          contents.add(content)
          const rendering = await render(source, content, path)
          for (const key of rendering.reads.keys) leftoverKeys.add(key)
          return write(pageWrite, rendering, {
            isVacated: vacatedPaths.has(path),
            isIndexed: index !== undefined,
          })
        },
      )
    const outcomes = await pMap(
      pages,
      ({ path, before }) => attempt(path, before).catch((error: unknown) => failureOf(path, before, error)),
      { concurrency: CONCURRENCY },
    )
    return { outcomes, fragments: [...contents].map((content) => content.fragments()) }
  }

function failureOf(path: string, before: PageRecord | undefined, error: unknown): Outcome {
  const reason = reasonOf(error)
  return {
    kind: 'failed',
    path,
    keys: new Set(before?.dependencies),
    reason,
    isKnown: before?.error === reason,
  }
}
