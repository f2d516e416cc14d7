import type { ReactNode } from 'react'
import { RichText } from '../../../elements/RichText.tsx'
import { Questions } from '../../../sections/faq/FaqList.tsx'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { ChapterPager } from './ChapterNav.tsx'
import type { Chapter } from './chapters.ts'
import { CodeSamples } from './CodeSamples.tsx'
import { adjacentStopsOf, type OutlineSection, type AdjacentStops } from './outline.ts'
import type { DocumentationContent } from './readDocumentation.ts'
import styles from './documentation.module.css'

interface SectionProps {
  section: OutlineSection | undefined
  title?: string
  children: ReactNode
}

function DocumentationSection({ section, title, children }: SectionProps) {
  if (!section) return null
  return (
    <section id={section.anchor} className={styles['part']}>
      <h2>{title || section.title}</h2>
      {children}
    </section>
  )
}

interface ChaptersProps {
  chapters: readonly Chapter[]
  adjacent: ReadonlyMap<string, AdjacentStops>
}

const Chapters = ({ chapters, adjacent }: ChaptersProps) =>
  chapters.map(({ anchor, title, content }) => (
    <section key={anchor} id={anchor} className={styles['chapter']}>
      <h3>{title}</h3>
      <RichText html={content} className={styles['text']} />
      <ChapterPager adjacent={adjacent.get(anchor)} />
    </section>
  ))

interface DocumentationTextProps {
  content: DocumentationContent
  outline: readonly OutlineSection[]
}

export function DocumentationText({ content, outline }: DocumentationTextProps) {
  const { t } = useTexts(documentationTexts)
  const adjacent = adjacentStopsOf(outline)
  const section = (name: OutlineSection['anchor']) => outline.find(({ anchor }) => anchor === name)
  return (
    <>
      <DocumentationSection section={section('overview')}>
        <Chapters chapters={content.overview} adjacent={adjacent} />
      </DocumentationSection>
      <DocumentationSection section={section('guide')}>
        <Chapters chapters={content.guide} adjacent={adjacent} />
      </DocumentationSection>
      <DocumentationSection section={section('samples')}>
        <CodeSamples samples={content.samples} />
        <ChapterPager adjacent={adjacent.get('samples')} />
      </DocumentationSection>
      <DocumentationSection section={section('terms')} title={content.terms.title || t('terms')}>
        <RichText html={content.terms.content} className={styles['text']} />
        <ChapterPager adjacent={adjacent.get('terms')} />
      </DocumentationSection>
      <DocumentationSection section={section('faq')}>
        <Questions questions={content.questions} />
        <ChapterPager adjacent={adjacent.get('faq')} />
      </DocumentationSection>
    </>
  )
}
