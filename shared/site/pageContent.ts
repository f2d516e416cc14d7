import type { Section } from '../content/define.ts'
import type { FaqPage } from '../content/types/help/faq.ts'
import type { Localized } from '../content/values/localize.ts'
import type { PublicRecord } from './contentSource.ts'
import type { FaqGroup, NumberedList, PageList, RecordPage } from './page.ts'

/** What the declaration of a page (page.ts) gives its component. */
type Sections = Readonly<Record<string, Section>>
type Lists = Readonly<Record<string, PageList>>

/** What a page gets of a record in a list. */
export type Shown<Q> =
  Q extends PageList<infer T, infer F> ? Pick<PublicRecord<T>, F & keyof PublicRecord<T>> : never

type SectionsShown<S> = {
  [N in keyof S]: S[N] extends Section ? Localized<S[N]['shape']> | undefined : never
}

/** A page of a numbered list. */
export interface NumberedPage<R> {
  /** The path of the list's first page. */
  path: string
  number: number
  /** How many pages the list has. */
  pages: number
  records: R[]
}

/** What is read for a page: its record, its lists, its sections (undefined until they have been saved once). */
export type PageContent<P> = (P extends RecordPage<infer T> ? { record: PublicRecord<T> } : unknown) &
  (P extends { numbered?: infer N extends NumberedList } ? { page: NumberedPage<Shown<N>> } : unknown) &
  (P extends { lists?: infer L extends Lists } ? { [N in keyof L]: Shown<L[N]>[] } : unknown) &
  (P extends { faqs: FaqPage } ? { faqs: FaqGroup[] } : unknown) &
  (P extends { sections?: infer S extends Sections } ? SectionsShown<S> : unknown)
