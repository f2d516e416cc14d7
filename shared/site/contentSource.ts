import type { ContentType, Section } from '../content/define.ts'
import type { Localized } from '../content/values/localize.ts'
import type { Language } from '../locale.ts'
import type { PageFileEnding } from '../publishing.ts'

/**
 * `created` is there where it is the type's order, `orderText` where that is a localized text: the English one, by which lists are ordered
 * in both languages. ISO instants.
 */
type Identity = { id: number; slug: string; updated: string; created?: string; orderText?: string }
export type PublicRecord<T extends ContentType> = Localized<T['shape']> & Identity

/** A reference, and the record it points at. */
export interface Belonging {
  field: string
  id: number
}

/** Which records of a type are asked for; all of them, in the type's order, where nothing is said. */
export interface ListQuery {
  limit?: number
  /** Visible records to pass over first. */
  skip?: number
  /** The records of one parent; of all parents where a type has one and this is absent. */
  parentId?: number
  /** Only those that point at one record, by a field the type lists by (`list.by`), or at two, where it lists by both together. */
  by?: Belonging & { and?: Belonging }
  /** Only a part of the order: sort values that begin with a text, that are below a value, or from it on; with an id, below that record
   * or from it on. */
  range?:
    | { startsWith: string }
    | { below: string | number; id?: number }
    | { from: string | number; id?: number }
  /** The type's order from its end, as for events to come: the soonest first. */
  isReversed?: boolean
}

/**
 * Where pages read content, in one language (design §6). The publisher's source records every key it is asked for:
 * `record:news#12`, `list:news`, `section:home.cta`. Only what visitors may see comes back: published, not trashed,
 * not in the future.
 */
export interface ContentSource {
  readonly language: Language
  /** The instant the rendering counts as now. */
  readonly now: Date
  /** A record by slug; undefined where none is visible. */
  bySlug<T extends ContentType>(type: T, slug: string): Promise<PublicRecord<T> | undefined>
  byId<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined>
  /** A record as lists show it, for pages that name it without its texts: only what they can show has them rendered again. */
  summary<T extends ContentType>(type: T, id: number): Promise<PublicRecord<T> | undefined>
  /** Records in the type's order; all of a parent's where `parentId` is given. Of types with a page of their own a list
   * gives the summary: rich text and parts stay empty, so that a page is rendered again only for what it shows. */
  list<T extends ContentType>(type: T, query?: ListQuery): Promise<PublicRecord<T>[]>
  /** How many records a list has, counted up to `atMost`. */
  count(type: ContentType, query: Pick<ListQuery, 'by' | 'range'> & { atMost: number }): Promise<number>
  /** A section, of the record `id` where it is below one; undefined until it has been saved once. */
  section<T extends Section>(section: T, id?: number): Promise<Localized<T['shape']> | undefined>
  /**
   * Says that the page looks different from a day on (`2026-12-01`, 00:00 Asia/Jakarta), without any edit: an offer has ended, an event
   * is over. It is rendered again then. Days that have begun already are passed over.
   */
  changesOn(day: string): void
  /**
   * What many pages share (the navbar, the footer): read once, and recorded as one key of each page, `part:<name>`.
   * `read` must depend on nothing but the source it is given.
   */
  part<T>(name: string, read: (source: ContentSource) => Promise<T>): Promise<T>
}

/** A rendered page in one language. */
export interface RenderedPage {
  status: number
  readonly html: string
  /** The same as it is stored, from a renderer that has it for less. */
  readonly bytes?: Uint8Array
  /** The same without the text of style sheets, from a renderer that has it for less. */
  readonly markup?: string
  /** React Router's single-fetch payload, for client navigation. */
  readonly data: string
  /** Another one where a byte of the two is another, from a renderer that knows it for less than by reading them. */
  readonly hash?: string
  /** Files that the page names and shares with others: they stand before it does. */
  readonly shared?: readonly SharedFile[]
  /** Files beside the page. Its declaration names their endings (`files`); one that is not given is removed. */
  readonly files?: readonly PageFile[]
}

/** A file beside a page, in the page's language and at its path: a calendar entry, the page as Markdown. */
export interface PageFile {
  ending: PageFileEnding
  body: string
}

/** A JSON file named by what is in it: whoever has read it once need not ask again. */
export interface SharedFile {
  /** In the site's bucket; with a slash before it, its address. */
  key: string
  body: string
}

/** What the public app's server build gives the publisher. `path` is without a language prefix. */
export interface SiteRenderer {
  /** Identifies the client assets the HTML points at. */
  readonly buildId: string
  /** Renders a page in the source's language; throws where it cannot (never a half page). */
  renderPage(path: string, source: ContentSource, site: SiteConfig): Promise<RenderedPage>
  /** Pages that exist whatever the content, such as the home page. */
  readonly staticPaths: readonly string[]
  /** Pages the CDN answers by itself, both languages at once: file name → the path that renders it. */
  readonly errorPages: Readonly<Record<string, string>>
}

/** What the public app's server build gives the preview: the same page, without the data for client navigation. */
export interface DocumentRenderer extends Pick<SiteRenderer, 'buildId'> {
  renderDocument(path: string, source: ContentSource, site: SiteConfig): Promise<RenderedDocument>
}
export type RenderedDocument = Pick<RenderedPage, 'status' | 'html'>

export interface SiteConfig {
  /** Public origin without a trailing slash, e.g. `https://www.example.com`. */
  origin: string
  /** Origin of the back-office, for the Login link. */
  adminOrigin: string
  /** Pages of the customers' portal; the back-office's setting overrides them. */
  portal?: { loginUrl: string; registerUrl: string }
  /** True where forms ask another company's bot check: pages may load it. */
  hasBotCheck?: boolean
}

/** A page asked of the public app's development server. `path` is without a language prefix. */
export interface PageRequest {
  request: Request
  path: string
  source: ContentSource
  site: SiteConfig
  onError: (error: unknown) => void
}

/** What the public app answers from its sources, as document or as data for client navigation. */
export type AnswerPage = (page: PageRequest) => Promise<Response>
