import type { ReactNode } from 'react'
import { RichText } from '../../../elements/RichText.tsx'
import { Questions } from '../../../sections/faq/FaqList.tsx'
import { useTexts } from '../texts.ts'
import { ChapterSteps } from './ChapterNav.tsx'
import type { Chapter } from './chapters.ts'
import { CodeSamples } from './CodeSamples.tsx'
import { stepsOf, type OutlinePart, type Steps } from './outline.ts'
import type { ShownDocumentation } from './readDocumentation.ts'
import styles from './documentation.module.css'

interface PartProps {
  part: OutlinePart | undefined
  /** What the part's heading says, where that is more than its name. */
  title?: string
  children: ReactNode
}

/** A part of the page; nothing where nobody filled it. */
function Part({ part, title, children }: PartProps) {
  if (!part) return null
  return (
    <section id={part.anchor} className={styles['part']}>
      <h2>{title || part.title}</h2>
      {children}
    </section>
  )
}

interface ChaptersProps {
  chapters: readonly Chapter[]
  steps: ReadonlyMap<string, Steps>
}

const Chapters = ({ chapters, steps }: ChaptersProps) =>
  chapters.map(({ anchor, title, content }) => (
    <section key={anchor} id={anchor} className={styles['chapter']}>
      <h3>{title}</h3>
      <RichText html={content} className={styles['text']} />
      <ChapterSteps steps={steps.get(anchor)} />
    </section>
  ))

interface DocumentationTextProps {
  shown: ShownDocumentation
  outline: readonly OutlinePart[]
}

/** All parts of a documentation below each other. */
export function DocumentationText({ shown, outline }: DocumentationTextProps) {
  const { t } = useTexts()
  const steps = stepsOf(outline)
  const part = (name: OutlinePart['anchor']) => outline.find(({ anchor }) => anchor === name)
  return (
    <>
      <Part part={part('overview')}>
        <Chapters chapters={shown.overview} steps={steps} />
      </Part>
      <Part part={part('guide')}>
        <Chapters chapters={shown.guide} steps={steps} />
      </Part>
      <Part part={part('samples')}>
        <CodeSamples samples={shown.samples} />
        <ChapterSteps steps={steps.get('samples')} />
      </Part>
      <Part part={part('terms')} title={shown.terms.title || t('terms')}>
        <RichText html={shown.terms.content} className={styles['text']} />
        <ChapterSteps steps={steps.get('terms')} />
      </Part>
      <Part part={part('faq')}>
        <Questions questions={shown.questions} />
        <ChapterSteps steps={steps.get('faq')} />
      </Part>
    </>
  )
}
