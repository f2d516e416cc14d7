import type { ContentType, Section } from '../content/define.ts'
import type { FaqPage } from '../content/types/help/faq.ts'
import type { seoSection } from '../content/types/sharedSections.ts'
import type { Language, Text } from '../locale.ts'
import type { PlainName } from '../paths.ts'
import type { PageFileEnding } from '../publishing.ts'
import type { ListQuery, PublicRecord } from './contentSource.ts'

/** What a page's declaration consists of, and the functions that make one. The pages themselves are in pages.ts. */

/** Records that a page shows. Of the type's order the first `limit`, all where it is absent. */
export interface PageList<T extends ContentType = ContentType, F extends PropertyKey = PropertyKey> {
  readonly of: T
  /** What the page shows of each; everything where it is absent. What is not named does not travel to the browser. */
  readonly fields?: readonly F[]
  readonly limit?: number
  /** Only records whose reference of this name is the page's own record: `categoryId` on the page of a category. */
  readonly by?: string
  /** Only records whose reference of this name is the same as that of the page's own record. */
  readonly beside?: string
  /** Only records that a visible record of another type points at: a filter leads to no empty list. */
  readonly withOne?: { readonly of: ContentType; readonly by: string }
  /**
   * Of records with a first and a last day, ordered by the last: those that are coming or running, the first to end first, or those that
   * are over. The page is rendered again on the day on which that changes.
   */
  readonly phase?: 'ahead' | 'over'
  /** Shown on the first page of the page's numbered list only. */
  readonly isOnFirst?: boolean
}

/** A list over several pages, each a file of its own. */
export interface NumberedList<
  T extends ContentType = ContentType,
  F extends PropertyKey = PropertyKey,
> extends PageList<T, F> {
  readonly perPage: number
  /** Pages at most: each new record moves what all of them show. */
  readonly pages: number
}

/** A record as it is stored: ids, not what they point at. */
export type StoredValues = Readonly<Record<string, unknown>>

/** Reads what visitors may see, as it is stored: for addresses that several records make together. */
export interface RecordReader {
  byId(type: ContentType, id: number): Promise<StoredValues | undefined>
  list(type: ContentType, query: ListQuery): Promise<readonly StoredValues[]>
}

/** What fills a path's parameter because a record exists: the months of articles, the categories of products. */
export interface Filling {
  readonly of: ContentType
  /** True where the parameter is made of the record's own name: a record with another name moves these pages. */
  readonly isNamed?: boolean
  readonly values: (
    record: StoredValues,
    reader: RecordReader,
  ) => readonly string[] | Promise<readonly string[]>
}

type Sections = Readonly<Record<string, Section>>
type Lists = Readonly<Record<string, PageList>>
type SeoSection = ReturnType<typeof seoSection>

/** Kinds of pages for search engines (schema.org), beside the breadcrumb that each page has. */
export type WebPageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage'

interface PageSpec<S extends Sections, L extends Lists, N extends NumberedList | undefined> {
  /** Sections by the names under which the page's component gets them. */
  readonly sections?: S
  readonly lists?: L
  readonly numbered?: N
  /** Title, description and picture for search engines and where the page is shared. */
  readonly seo?: SeoSection
  /** The section whose picture is shared, for pages without SEO section. */
  readonly picture?: SeoSection
  /** What search engines show of a page without SEO section. */
  readonly description?: Text
  /** Pages above this one, from the top; the home page is understood. */
  readonly above?: readonly PlainName[]
  readonly structuredData?: WebPageType
  /** Questions that the page answers: those of the categories whose place it is. */
  readonly faqs?: FaqPage
  /** Files beside the page; its loader makes them (`files` of `contentContext`). */
  readonly files?: readonly PageFileEnding[]
}

/** A category of questions with its answers. */
export interface FaqGroup {
  id: number
  title: string
  description: string
  lang: Language
  questions: { id: number; question: string; answer: string; lang: Language }[]
  /** The page with all of them, where these are the first ones only. */
  more?: string
}

export interface StaticPageSpec<
  S extends Sections,
  L extends Lists,
  N extends NumberedList | undefined,
> extends PageSpec<S, L, N> {
  /** What the page is called in breadcrumbs, and its title while no section has one. */
  readonly label: Text
  /** The section, or the list whose first record, that gives the page its name; default `header`. */
  readonly named?: string
  /** What fills the path's parameter whatever the content. */
  readonly always?: readonly string[]
  /** What fills it because records exist; pages that turn out empty answer 404 and are not published. */
  readonly filledBy?: readonly Filling[]
  /** The component's file, where pages share one because their paths differ in a part of one segment only. */
  readonly component?: string
}

export interface RecordPageSpec<
  S extends Sections,
  L extends Lists,
  N extends NumberedList | undefined,
> extends PageSpec<S, L, N> {
  /** A reference of the record, such as `categoryId`: what it points at is the last page above this one. */
  readonly below?: string
  /** Pages that exist because the record does; those that turn out empty answer 404 and are not published. */
  readonly related?: (record: StoredValues) => readonly string[]
}

/** A page at a path of its own. */
export interface StaticPage<
  S extends Sections = Sections,
  L extends Lists = Lists,
  N extends NumberedList | undefined = NumberedList | undefined,
> extends StaticPageSpec<S, L, N> {
  readonly kind: 'page'
}

/** A page for each record of a content type. */
export interface RecordPage<
  T extends ContentType = ContentType,
  S extends Sections = Sections,
  L extends Lists = Lists,
  N extends NumberedList | undefined = NumberedList | undefined,
> extends RecordPageSpec<S, L, N> {
  readonly kind: 'recordPage'
  readonly of: T
}

/** A path whose page is still to be built: it answers 404, and links may lead there already. */
export interface PlannedPage {
  readonly kind: 'planned'
}

/** A path that the CDN answers by leading on to another one (infra/cdn/siteRequest.js). */
export interface RedirectPage {
  readonly kind: 'redirect'
}

export type BuiltPage = StaticPage | RecordPage

/** What a declaration says of its questions: pages that name a place get those of that place. */
type WithFaqs<Q extends FaqPage | undefined> = Q extends FaqPage ? { readonly faqs: Q } : unknown

/** Declares a page at a path of its own. */
export const page = <
  const S extends Sections = Record<never, never>,
  const L extends Lists = Record<never, never>,
  const N extends NumberedList | undefined = undefined,
  const Q extends FaqPage | undefined = undefined,
>(
  spec: StaticPageSpec<S, L, N> & WithFaqs<Q>,
): StaticPage<S, L, N> & WithFaqs<Q> => ({ kind: 'page', ...spec })

/** Declares the page of each record of a content type that has a public path. */
export const recordPage = <
  T extends ContentType,
  const S extends Sections = Record<never, never>,
  const L extends Lists = Record<never, never>,
  const N extends NumberedList | undefined = undefined,
  const Q extends FaqPage | undefined = undefined,
>(
  of: T,
  spec: RecordPageSpec<S, L, N> & WithFaqs<Q>,
): RecordPage<T, S, L, N> & WithFaqs<Q> => ({ kind: 'recordPage', of, ...spec })

export const planned: PlannedPage = { kind: 'planned' }
export const redirect: RedirectPage = { kind: 'redirect' }

/** A list of a page, with the names of fields checked. */
export const list = <T extends ContentType, const F extends keyof PublicRecord<T> = keyof PublicRecord<T>>(
  of: T,
  query: Omit<PageList<T, F>, 'of'> = {},
): PageList<T, F> => ({ of, ...query })

/** A numbered list of a page, with the names of fields checked. */
export const numberedList = <
  T extends ContentType,
  const F extends keyof PublicRecord<T> = keyof PublicRecord<T>,
>(
  of: T,
  query: Omit<NumberedList<T, F>, 'of'>,
): NumberedList<T, F> => ({ of, ...query })
