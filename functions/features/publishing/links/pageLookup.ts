import { setImmediate } from 'node:timers/promises'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { contentTypes, type Registry } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { parameterOf } from '@flou/shared/paths.ts'
import { isPlannedUrl } from '@flou/shared/site/plannedPages.ts'
import { redirectPaths } from '@flou/shared/site/pages.ts'
import type { PageRecord } from '../pageData/pageItem.ts'
import type { BatchContent } from '../pageData/batchContent.ts'
import type { Reads } from '../pageData/reads.ts'
import { keyOfRange } from '../pageData/dependencyKey.ts'
import { dependencies } from '../../../core/store/dependencies.ts'

interface RecordPathPattern {
  type: ContentType
  start: string
}

interface PublishedPages {
  load(paths: readonly string[]): Promise<ReadonlyMap<string, PageRecord>>
}

const isThere = ({ hashes }: PageRecord) => Object.keys(hashes).length > 0

const isRedirected = (path: string) =>
  redirectPaths().some((pattern) => parameterOf(pattern, path) !== undefined)

export const recordPathPatterns = ({ registry }: { registry: Registry }): RecordPathPattern[] =>
  contentTypes(registry)
    .flatMap((type) =>
      type.publicPath === undefined ? [] : [{ type, start: type.publicPath.replace(':slug', '') }],
    )
    .toSorted((one, other) => other.start.length - one.start.length)

export function recordAt(
  patterns: readonly RecordPathPattern[],
  path: string,
): { type: ContentType; slug: string } | undefined {
  const place = patterns.find(
    ({ start }) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  )
  const slug = place && path.slice(place.start.length)
  return place && slug ? { type: place.type, slug } : undefined
}

/**
 * Checks if paths exist: records by published content, independent of rendering order, others by published
 * pages.
 */
export class PageLookup {
  readonly #places: RecordPathPattern[]
  readonly #lasting: ReadonlySet<string>
  readonly #store: PublishedPages
  readonly #there = new WeakMap<BatchContent, Set<string>>()
  #next: { paths: Set<string>; pages: ReturnType<PublishedPages['load']> } | undefined

  constructor(
    publisher: { registry: Registry; renderer: Pick<SiteRenderer, 'staticPaths'> },
    store: PublishedPages,
  ) {
    this.#places = recordPathPatterns(publisher)
    this.#lasting = new Set(publisher.renderer.staticPaths)
    this.#store = store
  }

  /** Returns true if a path leads to a page or redirect; records the dependency in `reads`. */
  async has(path: string, content: BatchContent, reads: Reads): Promise<boolean> {
    if (this.#lasting.has(path) || reads.paths.has(path) || isPlannedUrl(path) || isRedirected(path))
      return true
    const record = recordAt(this.#places, path)
    if (record) return this.#leadsToRecord(path, { ...record, content, reads })
    reads.addKey(dependencies.link(path))
    return this.#isPublished(path, content)
  }

  /** Caches only existing pages: removed pages re-render their readers, missing ones may appear. */
  async #isPublished(path: string, content: BatchContent): Promise<boolean> {
    const there = this.#there.get(content) ?? new Set<string>()
    this.#there.set(content, there)
    if (there.has(path)) return true
    const page = await this.#published(path)
    const isFound = page !== undefined && (page.redirectTo !== undefined || isThere(page))
    if (isFound) there.add(path)
    return isFound
  }

  /** Returns true if the page has the anchor or is not rendered yet; readers are then re-rendered later. */
  async hasAnchor(
    { target: path, anchor, language }: { target: string; anchor: string; language: Language },
    reads: Reads,
  ): Promise<boolean> {
    reads.addKey(dependencies.anchors(path))
    const page = await this.#published(path)
    if (!page || !isThere(page))
      reads.addKey(keyOfRange(dependencies.unpublishedAnchors, { low: path, high: path }))
    const patterns = page?.redirectTo === undefined ? page?.anchors?.[language] : undefined
    return patterns === undefined || patterns.includes(anchor)
  }

  /** Uncached because pages are written concurrently. */
  async #published(path: string): Promise<PageRecord | undefined> {
    this.#next ??= this.#openTurn()
    this.#next.paths.add(path)
    return (await this.#next.pages).get(path)
  }

  #openTurn() {
    const paths = new Set<string>()
    const load = async () => {
      await setImmediate()
      this.#next = undefined
      return this.#store.load([...paths])
    }
    return { paths, pages: load() }
  }

  async #leadsToRecord(
    path: string,
    { type, slug, content, reads }: { type: ContentType; slug: string; content: BatchContent; reads: Reads },
  ): Promise<boolean> {
    const id = await content.reader.idBySlug(type, slug)
    if (id === undefined) {
      reads.addKey(dependencies.link(path))
      return false
    }
    // these dependencies already cover moves and removal
    const isCovered =
      reads.has(dependencies.record(type.key, id)) || reads.has(dependencies.listed(type.key, id), 'slug')
    if (!isCovered) reads.addKey(dependencies.linkTo(type.key, id))
    return (await content.bySlug(type, slug)) !== undefined
  }
}
