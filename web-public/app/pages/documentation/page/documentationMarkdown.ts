import { localLink, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { Chapter } from './chapters.ts'
import type { DocumentationContent } from './readDocumentation.ts'
import type { CodeSample } from './readSamples.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { textsIn } from '../../../texts/useTexts.ts'
import { fenceFor, type LinkTo } from '../markdown/inline.ts'
import { toMarkdown } from '../markdown/toMarkdown.ts'

interface Facts {
  origin: string
  language: Language
  path: string
  title: string
  description: string
  product: PublicReference | null
}

/** Markdown fence names that differ from the lowercase name. */
const FENCES: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  cli: 'bash',
  terraform: 'hcl',
  'node.js': 'javascript',
  'c#': 'csharp',
}

const fenceName = (language: string) => {
  const name = language.trim().toLowerCase()
  return FENCES[name] ?? name.replace(/[^\w+#-]+/g, '-')
}

const joinBlocks = (...blocks: readonly string[]) => blocks.filter((block) => block !== '').join('\n\n')

const section = (title: string, ...blocks: readonly string[]) => {
  const text = joinBlocks(...blocks)
  return text === '' ? '' : joinBlocks(`## ${title}`, text)
}

const chapterText = (linkTo: LinkTo) => (chapter: Chapter) =>
  joinBlocks(`### ${chapter.title}`, toMarkdown(chapter.content, linkTo))

function sampleText({ language, code, link }: CodeSample): string {
  const fence = fenceFor(code, 3)
  const text = code === '' ? '' : `${fence}${fenceName(language)}\n${code}\n${fence}`
  return joinBlocks(`### ${language}`, text, link === '' ? '' : `<${link}>`)
}

/** Returns the documentation as Markdown with absolute URLs, for AI readers. */
export function documentationMarkdown(
  { origin, language, path, title, description, product }: Facts,
  { overview, guide, samples, terms, questions, updated }: DocumentationContent,
): string {
  const { t } = textsIn(documentationTexts, language)
  const linkTo: LinkTo = (url) => {
    if (url.startsWith('#')) return origin + localLink(path, language) + url
    return url.startsWith('/') ? origin + localLink(url, language) : url
  }
  const about = product ? [`[${product.title}](${linkTo(pathTo('product', product.slug))})`] : []
  const chapter = chapterText(linkTo)
  const questionText = ({ question, answer }: (typeof questions)[number]) =>
    joinBlocks(`### ${question}`, toMarkdown(answer, linkTo))
  const blocks = joinBlocks(
    `# ${title}`,
    description === '' ? '' : `> ${description.replace(/\s+/g, ' ').trim()}`,
    [...about, t('updated', { day: updated }), `<${linkTo(path)}>`].join(' · '),
    section(t('overview'), ...overview.map(chapter)),
    section(t('guide'), ...guide.map(chapter)),
    section(t('samples'), ...samples.map(sampleText)),
    section(terms.title || t('terms'), toMarkdown(terms.content, linkTo)),
    section(t('faq'), ...questions.map(questionText)),
  )
  return `${blocks}\n`
}
