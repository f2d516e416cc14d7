import type { ContentType, Section } from '../content/define.ts'
import type { FaqPage } from '../content/types/help/faq.ts'
import type { seoSection } from '../content/types/sharedSections.ts'
import type { Language, Text } from '../locale.ts'
import type { PlainName } from '../paths.ts'
import type { PageFileEnding } from '../publishing/publishing.ts'
import type { ListQuery, PublicRecord } from './contentSource.ts'

export interface PageList<T extends ContentType = ContentType, F extends PropertyKey = PropertyKey> {
  readonly of: T
  /** Fields sent to the browser; all if absent. */
  readonly fields?: readonly F[]
  readonly limit?: number
  /** Filters by a reference to the page's own record, such as `categoryId`. */
  readonly by?: string
  readonly siblingsBy?: string
  /** Only records that a visible record references, so that filters never lead to empty lists. */
  readonly withOne?: { readonly of: ContentType; readonly by: string }
  /**
   * Filters records with a period: upcoming and running, or past. The page re-renders when the phase changes.
   */
  readonly phase?: 'upcoming' | 'over'
  readonly isOnFirst?: boolean
}

export interface NumberedList<
  T extends ContentType = ContentType,
  F extends PropertyKey = PropertyKey,
> extends PageList<T, F> {
  readonly perPage: number
  /** Maximum number of pages, since each new record shifts all of them. */
  readonly pages: number
}

export type StoredValues = Readonly<Record<string, unknown>>

/** Reads visible records in stored form, to derive paths. */
export interface RecordReader {
  byId(type: ContentType, id: number): Promise<StoredValues | undefined>
  list(type: ContentType, query: ListQuery): Promise<readonly StoredValues[]>
}

/** Records that supply values for a path parameter, such as months of articles. */
export interface Filling {
  readonly of: ContentType
  /** True if the value derives from the record's name; renaming moves these pages. */
  readonly isNamed?: boolean
  readonly values: (
    record: StoredValues,
    reader: RecordReader,
  ) => readonly string[] | Promise<readonly string[]>
}

type Sections = Readonly<Record<string, Section>>
type Lists = Readonly<Record<string, PageList>>
type SeoSection = ReturnType<typeof seoSection>

export type WebPageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage'

interface PageSpec<S extends Sections, L extends Lists, N extends NumberedList | undefined> {
  readonly sections?: S
  readonly lists?: L
  readonly numbered?: N
  readonly seo?: SeoSection
  readonly picture?: SeoSection
  readonly description?: Text
  readonly above?: readonly PlainName[]
  readonly structuredData?: WebPageType
  readonly faqs?: FaqPage
  readonly files?: readonly PageFileEnding[]
}

export interface FaqGroup {
  id: number
  title: string
  description: string
  lang: Language
  questions: { id: number; question: string; answer: string; lang: Language }[]
  more?: string
}

export interface StaticPageSpec<
  S extends Sections,
  L extends Lists,
  N extends NumberedList | undefined,
> extends PageSpec<S, L, N> {
  /** Breadcrumb label, and title without a section title. */
  readonly label: Text
  /** Section or list that provides the page title; default `header`. */
  readonly named?: string
  readonly always?: readonly string[]
  /** Values from records; empty pages return 404 and are not published. */
  readonly filledBy?: readonly Filling[]
  readonly component?: string
}

export interface RecordPageSpec<
  S extends Sections,
  L extends Lists,
  N extends NumberedList | undefined,
> extends PageSpec<S, L, N> {
  readonly below?: string
  /** Additional paths that exist because of the record; empty ones return 404. */
  readonly related?: (record: StoredValues) => readonly string[]
}

export interface StaticPage<
  S extends Sections = Sections,
  L extends Lists = Lists,
  N extends NumberedList | undefined = NumberedList | undefined,
> extends StaticPageSpec<S, L, N> {
  readonly kind: 'page'
}

export interface RecordPage<
  T extends ContentType = ContentType,
  S extends Sections = Sections,
  L extends Lists = Lists,
  N extends NumberedList | undefined = NumberedList | undefined,
> extends RecordPageSpec<S, L, N> {
  readonly kind: 'recordPage'
  readonly of: T
}

/** Planned path: returns 404, but may be linked. */
export interface PlannedPage {
  readonly kind: 'planned'
}

/** Path redirected by CloudFront (infra/cdn/siteRequest.js). */
export interface RedirectPage {
  readonly kind: 'redirect'
}

export type BuiltPage = StaticPage | RecordPage

type WithFaqs<Q extends FaqPage | undefined> = Q extends FaqPage ? { readonly faqs: Q } : unknown

export const page = <
  const S extends Sections = Record<never, never>,
  const L extends Lists = Record<never, never>,
  const N extends NumberedList | undefined = undefined,
  const Q extends FaqPage | undefined = undefined,
>(
  spec: StaticPageSpec<S, L, N> & WithFaqs<Q>,
): StaticPage<S, L, N> & WithFaqs<Q> => ({ kind: 'page', ...spec })

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

export const redirect: RedirectPage = { kind: 'redirect' }

export const list = <T extends ContentType, const F extends keyof PublicRecord<T> = keyof PublicRecord<T>>(
  of: T,
  query: Omit<PageList<T, F>, 'of'> = {},
): PageList<T, F> => ({ of, ...query })

export const numberedList = <
  T extends ContentType,
  const F extends keyof PublicRecord<T> = keyof PublicRecord<T>,
>(
  of: T,
  query: Omit<NumberedList<T, F>, 'of'>,
): NumberedList<T, F> => ({ of, ...query })
