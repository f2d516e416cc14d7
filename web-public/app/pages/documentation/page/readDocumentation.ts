import type { documentation } from '@flou/shared/content/types/product/documentation.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { chaptersOf, headingsFrom, type Chapter } from './chapters.ts'
import { shownSamples, type ShownSample } from './readSamples.ts'

export type DocumentationRecord = PublicRecord<typeof documentation>

/** The documentation of a product as its page shows it. */
export interface ShownDocumentation {
  overview: Chapter[]
  guide: Chapter[]
  samples: ShownSample[]
  terms: { title: string; content: string }
  questions: FaqGroup['questions']
  /** The day of its last change, in Jakarta. */
  updated: string
}

/** Chapters stand below the name of their part: their own headings begin at the fourth level. */
const BELOW_CHAPTER = 4

const shownChapters = (part: 'overview' | 'guide', written: DocumentationRecord['overview']) =>
  chaptersOf(part, written).map((chapter) => ({
    ...chapter,
    content: headingsFrom(chapter.content, BELOW_CHAPTER),
  }))

/** What the page makes of its record; parts that nobody filled are empty. */
export function shownDocumentation(record: DocumentationRecord): ShownDocumentation {
  const { overview, guide, samples, termsAndCondition: terms, faqs, updated } = record
  return {
    overview: shownChapters('overview', overview),
    guide: shownChapters('guide', guide),
    samples: shownSamples(samples),
    terms: { title: terms.title, content: headingsFrom(terms.content, BELOW_CHAPTER) },
    questions: faqs
      .map(({ question, answer, lang }, index) => ({ id: index + 1, question, answer, lang }))
      .filter(({ question }) => question !== ''),
    updated: todayInJakarta(new Date(updated)),
  }
}
