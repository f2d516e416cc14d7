import type { ContentType, Section } from '../content/define.ts'
import type { Localized } from '../content/values/localize.ts'
import type { Language } from '../locale.ts'
import type { PageFileEnding } from '../publishing/publishing.ts'

/** `created` and `orderText` are present if the list order uses them; `orderText` is always English. */
type Identity = {
  id: number
  slug: string
  updated: string
  created?: string
  orderText?: string
  onlyIn?: Language
}
export type PublicRecord<T extends ContentType> = Localized<T['declaration']> & Identity

export interface ReferenceFilter {
  field: string
  id: number
}

/** List query; without options it returns all records in the type's order. */
export interface ListQuery {
  limit?: number
  skip?: number
  /** Omitting it returns records of all parents. */
  parentId?: number
  /** Filters by one indexed reference, or by two indexed together (`list.by`). */
  by?: ReferenceFilter & { and?: ReferenceFilter }
  /** Range of the sort order by prefix, upper or lower bound; `id` breaks ties. */
  range?:
    | { startsWith: string }
    | { below: string | number; id?: number }
    | { from: string | number; id?: number }
  isReversed?: boolean
}

/**
 * Content of visible records in one language. The publisher's implementation records each key read as a
 * dependency (`record:news#12`, `list:news`).
 */
export interface ContentSource {
  readonly language: Language
  readonly now: Date
  bySlug<T extends ContentType>(type: T, slug: string): Promise<PublicRecord<T> | undefined>
  byId<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined>
  /** Returns the list version of a record; only changes of its list fields re-render the page. */
  summary<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined>
  /**
   * Lists records in the type's order. Types with pages return summaries without rich text, which limits
   * re-rendering.
   */
  list<T extends ContentType>(type: T, query?: ListQuery): Promise<PublicRecord<T>[]>
  count(type: ContentType, query: Pick<ListQuery, 'by' | 'range'> & { atMost: number }): Promise<number>
  /** Returns undefined if never saved. `id` is the parent record, if any. */
  section<T extends Section>(section: T, id?: number): Promise<Localized<T['declaration']> | undefined>
  /** Schedules a re-render at 00:00 Asia/Jakarta of the day; past days are ignored. */
  scheduleRerender(day: string): void
  /**
   * Reads a layout fragment once and records it as the single dependency `part:<name>`. `read` must depend
   * only on its source.
   */
  readFragment<T>(name: string, read: (source: ContentSource) => Promise<T>): Promise<T>
}

export interface RenderedPage {
  status: number
  readonly html: string
  readonly bytes?: Uint8Array
  readonly markup?: string
  readonly data: string
  readonly hash?: string
  /** Content-addressed files that must be written before the page. */
  readonly shared?: readonly SharedFile[]
  /** Additional files of the page; declared ones that are missing get deleted. */
  readonly files?: readonly PageFile[]
}

export interface PageFile {
  ending: PageFileEnding
  body: string
}

/** Content-addressed JSON file, cacheable forever. */
export interface SharedFile {
  key: string
  body: string
}

/** Server build of the public app, used by the publisher. Paths have no language prefix. */
export interface SiteRenderer {
  /** Build of the client assets that the HTML references. */
  readonly buildId: string
  /** Throws instead of returning an incomplete page. */
  renderPage(path: string, source: ContentSource, site: SiteConfig): Promise<RenderedPage>
  readonly staticPaths: readonly string[]
  /** Bilingual error pages served by CloudFront: file name → path. */
  readonly errorPages: Readonly<Record<string, string>>
}

/** Preview renderer: pages without client navigation data. */
export interface DocumentRenderer extends Pick<SiteRenderer, 'buildId'> {
  renderDocument(path: string, source: ContentSource, site: SiteConfig): Promise<RenderedDocument>
}
export type RenderedDocument = Pick<RenderedPage, 'status' | 'html'>

export interface SiteConfig {
  /** Public origin without trailing slash. */
  origin: string
  adminOrigin: string
  portal?: { loginUrl: string; registerUrl: string }
  hasBotCheck?: boolean
}

interface PageRequest {
  request: Request
  path: string
  source: ContentSource
  site: SiteConfig
  onError: (error: unknown) => void
}

export type PageResponder = (page: PageRequest) => Promise<Response>
