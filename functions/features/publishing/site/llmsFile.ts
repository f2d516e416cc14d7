import { homeSeo } from '@flou/shared/content/types/home.ts'
import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { hasParameter, pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { builtPages, UNLISTED } from '@flou/shared/site/pages.ts'
import { llmsTexts } from '@flou/shared/texts/publishing.ts'

/** Maximum number of documentation links. */
const MAX_DOCUMENTATION = 300

interface Link {
  title: string
  url: string
  about?: string
}

const oneLine = (text: string) => text.replace(/[\s[\]]+/g, ' ').trim()

const lineOf = ({ title, url, about = '' }: Link) =>
  `- [${oneLine(title)}](${url})${about === '' ? '' : `: ${oneLine(about)}`}`

const section = (title: string, text: string, links: readonly Link[]) =>
  links.length === 0 ? [] : [`## ${title}`, ...(text === '' ? [] : [text]), links.map(lineOf).join('\n')]

type UrlOf = (path: string) => string

const documentationLink =
  (urlOf: UrlOf) =>
  ({ slug, product, description }: PublicRecord<typeof documentation>): Link => ({
    title: product?.title ?? slug,
    url: `${urlOf(pathTo(documentation, slug))}.md`,
    about: description,
  })

const pageLinks = (urlOf: UrlOf, language: Language): Link[] =>
  builtPages().flatMap(({ name, path, page }) =>
    page.kind === 'page' && !UNLISTED.has(name) && !hasParameter(path)
      ? [{ title: page.label[language], url: urlOf(path), about: page.description?.[language] ?? '' }]
      : [],
  )

/** Returns `llms.txt` according to llmstxt.org. */
export async function llmsFile(source: ContentSource, { origin }: SiteConfig): Promise<string> {
  const { language } = source
  const [about, records] = await Promise.all([
    source.section(homeSeo),
    source.list(documentation, { limit: MAX_DOCUMENTATION }),
  ])
  const urlOf: UrlOf = (path) => origin + localPath(path, language)
  const blocks = [
    `# ${oneLine(about?.title ?? new URL(origin).hostname)}`,
    ...(about?.content ? [`> ${oneLine(about.content)}`] : []),
    ...section(
      llmsTexts.documentation[language],
      llmsTexts.markdown[language],
      records.map(documentationLink(urlOf)),
    ),
    ...section(llmsTexts.pages[language], '', pageLinks(urlOf, language)),
  ]
  return `${blocks.join('\n\n')}\n`
}
