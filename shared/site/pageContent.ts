import type { Section } from '../content/define.ts'
import type { FaqPage } from '../content/types/help/faq.ts'
import type { Localized } from '../content/values/localize.ts'
import type { PublicRecord } from './contentSource.ts'
import type { FaqGroup, NumberedList, PageList, RecordPage } from './page.ts'

type Sections = Readonly<Record<string, Section>>
type Lists = Readonly<Record<string, PageList>>

type ListedRecord<Q> =
  Q extends PageList<infer T, infer F> ? Pick<PublicRecord<T>, F & keyof PublicRecord<T>> : never

type SectionContents<S> = {
  [N in keyof S]: S[N] extends Section ? Localized<S[N]['declaration']> | undefined : never
}

export interface NumberedPage<R> {
  path: string
  number: number
  pages: number
  records: R[]
}

/** Data of a page: record, lists, and sections (undefined until saved). */
export type PageContent<P> = (P extends RecordPage<infer T> ? { record: PublicRecord<T> } : unknown) &
  (P extends { numbered?: infer N extends NumberedList }
    ? { page: NumberedPage<ListedRecord<N>> }
    : unknown) &
  (P extends { lists?: infer L extends Lists } ? { [N in keyof L]: ListedRecord<L[N]>[] } : unknown) &
  (P extends { faqs: FaqPage } ? { faqs: FaqGroup[] } : unknown) &
  (P extends { sections?: infer S extends Sections } ? SectionContents<S> : unknown)
