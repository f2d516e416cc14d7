import { localLink, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { Chapter } from './chapters.ts'
import type { ShownDocumentation } from './readDocumentation.ts'
import type { ShownSample } from './readSamples.ts'
import { textsIn } from '../texts.ts'
import { fenceFor, type LinkTo } from '../markdown/inline.ts'
import { toMarkdown } from '../markdown/toMarkdown.ts'

interface Facts {
  origin: string
  language: Language
  /** The page's path without a language prefix. */
  path: string
  title: string
  description: string
  product: PublicReference | null
}

/** What fences call languages, where that is not their name in lower case. */
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

const joined = (...blocks: readonly string[]) => blocks.filter((block) => block !== '').join('\n\n')

const part = (title: string, ...blocks: readonly string[]) => {
  const text = joined(...blocks)
  return text === '' ? '' : joined(`## ${title}`, text)
}

const chapterText = (linkTo: LinkTo) => (chapter: Chapter) =>
  joined(`### ${chapter.title}`, toMarkdown(chapter.content, linkTo))

function sampleText({ language, code, link }: ShownSample): string {
  const fence = fenceFor(code, 3)
  const text = code === '' ? '' : `${fence}${fenceName(language)}\n${code}\n${fence}`
  return joined(`### ${language}`, text, link === '' ? '' : `<${link}>`)
}

/** The documentation of a product as one Markdown text, with absolute addresses, for readers that are programs. */
export function documentationMarkdown(
  { origin, language, path, title, description, product }: Facts,
  { overview, guide, samples, terms, questions, updated }: ShownDocumentation,
): string {
  const t = textsIn(language)
  const linkTo: LinkTo = (address) => {
    if (address.startsWith('#')) return origin + localLink(path, language) + address
    return address.startsWith('/') ? origin + localLink(address, language) : address
  }
  const about = product ? [`[${product.title}](${linkTo(pathTo('product', product.slug))})`] : []
  const chapter = chapterText(linkTo)
  const questionText = ({ question, answer }: (typeof questions)[number]) =>
    joined(`### ${question}`, toMarkdown(answer, linkTo))
  const blocks = joined(
    `# ${title}`,
    description === '' ? '' : `> ${description.replace(/\s+/g, ' ').trim()}`,
    [...about, t('updated', { day: updated }), `<${linkTo(path)}>`].join(' · '),
    part(t('overview'), ...overview.map(chapter)),
    part(t('guide'), ...guide.map(chapter)),
    part(t('samples'), ...samples.map(sampleText)),
    part(terms.title || t('terms'), toMarkdown(terms.content, linkTo)),
    part(t('faq'), ...questions.map(questionText)),
  )
  return `${blocks}\n`
}
