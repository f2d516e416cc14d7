import { setImmediate } from 'node:timers/promises'
import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { fillingOf } from '@flou/shared/paths.ts'
import { isPlannedAddress } from '@flou/shared/site/notBuilt.ts'
import { redirectPaths } from '@flou/shared/site/pages.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import type { BatchContent } from '../../pages/batchContent.ts'
import type { Reads } from '../../pages/reads.ts'
import { keyOfStretch } from '../../pages/keyParts.ts'
import { dependencies } from '../../store/dependencies.ts'
import type { Publisher } from '../publisher.ts'

/** A content type with pages, and where their paths begin. */
interface Place {
  type: ContentType
  start: string
}

/** What is known of pages that were published. */
interface PublishedPages {
  load(paths: readonly string[]): Promise<ReadonlyMap<string, PageRecord>>
}

const isThere = ({ hashes }: PageRecord) => Object.keys(hashes).length > 0

/** True for a path from which the CDN leads on. */
const leadsOn = (path: string) => redirectPaths().some((pattern) => fillingOf(pattern, path) !== undefined)

/** Types with pages, those with the longest beginnings first. */
export const placesOf = ({ registry }: Pick<Publisher, 'registry'>): Place[] =>
  contentTypes(registry)
    .flatMap((type) =>
      type.publicPath === undefined ? [] : [{ type, start: type.publicPath.replace(':slug', '') }],
    )
    .toSorted((one, other) => other.start.length - one.start.length)

/** The type and the slug in a record's path; undefined for a path of any other kind. */
export function recordAt(
  places: readonly Place[],
  path: string,
): { type: ContentType; slug: string } | undefined {
  const place = places.find(({ start }) => path.startsWith(start) && !path.slice(start.length).includes('/'))
  const slug = place && path.slice(place.start.length)
  return place && slug ? { type: place.type, slug } : undefined
}

/**
 * Which paths lead to a page. Content answers for the pages of records, as far as it is published, so that the order in which pages are
 * rendered does not matter; what was published answers for all others.
 */
export class KnownPages {
  readonly #places: Place[]
  readonly #lasting: ReadonlySet<string>
  readonly #store: PublishedPages
  /** Paths at which a page was found, by the content that they are linked to from. */
  readonly #there = new WeakMap<BatchContent, Set<string>>()
  /** Pages that are asked for in this turn, to be read together. */
  #next: { paths: Set<string>; pages: ReturnType<PublishedPages['load']> } | undefined

  constructor(publisher: Publisher, store: PublishedPages) {
    this.#places = placesOf(publisher)
    this.#lasting = new Set(publisher.renderer.staticPaths)
    this.#store = store
  }

  /** True where a path leads to a page, directly or from an earlier slug. What the answer rests on is noted in `reads`. */
  async has(path: string, content: BatchContent, reads: Reads): Promise<boolean> {
    if (this.#lasting.has(path) || reads.paths.has(path) || isPlannedAddress(path) || leadsOn(path))
      return true
    const record = recordAt(this.#places, path)
    if (record) return this.#leadsToRecord(path, { ...record, content, reads })
    reads.note(dependencies.link(path))
    return this.#isPublished(path, content)
  }

  /**
   * A page that was there is there for everything that is rendered from the same content: nearly all pages link to the same ones, and a
   * page that goes has those rendered again that link to it. One that was missing may have come meanwhile.
   */
  async #isPublished(path: string, content: BatchContent): Promise<boolean> {
    const there = this.#there.get(content) ?? new Set<string>()
    this.#there.set(content, there)
    if (there.has(path)) return true
    const page = await this.#published(path)
    const isFound = page !== undefined && (page.redirectTo !== undefined || isThere(page))
    if (isFound) there.add(path)
    return isFound
  }

  /** True where a page has a place, or is still to be rendered: then who links there is rendered once more. */
  async hasPlace(
    { target: path, place, language }: { target: string; place: string; language: Language },
    reads: Reads,
  ): Promise<boolean> {
    reads.note(dependencies.places(path))
    const page = await this.#published(path)
    if (!page || !isThere(page))
      reads.note(keyOfStretch(dependencies.placesToCome, { low: path, high: path }))
    const places = page?.redirectTo === undefined ? page?.places?.[language] : undefined
    return places === undefined || places.includes(place)
  }

  /** What was published at a path, as of now: other pages are written meanwhile, so it is not kept. */
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
      reads.note(dependencies.link(path))
      return false
    }
    // a page that shows the record itself, and its address, is rendered whenever it comes, moves or goes
    const isShown =
      reads.has(dependencies.record(type.key, id)) || reads.has(dependencies.listed(type.key, id), 'slug')
    if (!isShown) reads.note(dependencies.linkTo(type.key, id))
    return (await content.bySlug(type, slug)) !== undefined
  }
}
