import { plainText } from '@flou/shared/strings/excerpt.ts'
import { withAnchors } from '../../../elements/textParts.ts'

interface BodySection {
  anchor: string
  title: string
  html: string
}

interface Question {
  question: string
  answer: string
}

/** Parts of a product's text, which its page shows in different places. */
export interface ProductBody {
  /** Opening and first section; the whole text if it has no tables. */
  overview: string
  details: BodySection[]
  questions: Question[]
}

const SECTION = /(?=<h2[\s>])/
const HEADING = /^<h2[^>]*>[\s\S]*?<\/h2>/
const SUBHEADING = /<h3[^>]*>([\s\S]*?)<\/h3>/

/** Returns the questions of a section in which each subheading is one; undefined for other sections. */
function questionsOf(text: string): Question[] | undefined {
  const [before = '', ...parts] = text.split(SUBHEADING)
  if (before.trim() !== '' || parts.length === 0) return undefined
  const questions = parts.flatMap((question, index) =>
    index % 2 === 0 ? [{ question: plainText(question), answer: parts[index + 1] ?? '' }] : [],
  )
  return questions.every(({ question }) => question.endsWith('?')) ? questions : undefined
}

export function splitBody(html: string): ProductBody {
  const { html: anchored, headings } = withAnchors(html)
  const [opening = '', ...sections] = anchored.split(SECTION)
  const isOpened = !HEADING.test(opening)
  const body: ProductBody = { overview: isOpened ? opening : '', details: [], questions: [] }
  const hasTables = sections.some((section) => section.includes('<table'))
  for (const [index, section] of (isOpened ? sections : [opening, ...sections]).entries()) {
    const heading = headings[index]
    const text = section.replace(HEADING, '')
    const questions = questionsOf(text)
    if (questions) body.questions.push(...questions)
    else if (heading && index > 0 && hasTables) body.details.push({ ...heading, html: text })
    else body.overview += section
  }
  return body
}
