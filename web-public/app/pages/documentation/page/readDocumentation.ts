import type { documentation } from '@flou/shared/content/types/product/documentation.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { chaptersOf, headingsFrom, type Chapter } from './chapters.ts'
import { toCodeSamples, type CodeSample } from './readSamples.ts'

export type DocumentationRecord = PublicRecord<typeof documentation>

export interface DocumentationContent {
  overview: Chapter[]
  guide: Chapter[]
  samples: CodeSample[]
  terms: { title: string; content: string }
  questions: FaqGroup['questions']
  /** Calendar day in Jakarta. */
  updated: string
}

const BELOW_CHAPTER = 4

const toChapters = (section: 'overview' | 'guide', written: DocumentationRecord['overview']) =>
  chaptersOf(section, written).map((chapter) => ({
    ...chapter,
    content: headingsFrom(chapter.content, BELOW_CHAPTER),
  }))

export function toDocumentationContent(record: DocumentationRecord): DocumentationContent {
  const { overview, guide, samples, termsAndCondition: terms, faqs, updated } = record
  return {
    overview: toChapters('overview', overview),
    guide: toChapters('guide', guide),
    samples: toCodeSamples(samples),
    terms: { title: terms.title, content: headingsFrom(terms.content, BELOW_CHAPTER) },
    questions: faqs
      .map(({ question, answer, lang }, index) => ({ id: index + 1, question, answer, lang }))
      .filter(({ question }) => question !== ''),
    updated: todayInJakarta(new Date(updated)),
  }
}
