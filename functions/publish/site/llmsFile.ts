import { homeSeo } from '@flou/shared/content/types/home.ts'
import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { localPath, type Language, type Text } from '@flou/shared/locale.ts'
import { hasParameter, pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { builtPages, UNLISTED } from '@flou/shared/site/pages.ts'

/** Documentation named in the file; the page of all documentation leads to the rest. */
const DOCUMENTATION = 300

const TEXTS = {
  documentation: { en: 'Documentation', id: 'Dokumentasi' },
  markdown: {
    en: 'Each file is the whole documentation of a product as Markdown.',
    id: 'Setiap berkas adalah dokumentasi lengkap sebuah produk dalam Markdown.',
  },
  pages: { en: 'Pages', id: 'Halaman' },
} as const satisfies Record<string, Text>

interface Link {
  title: string
  address: string
  about?: string
}

/** In one line, without the marks that would end a link's words. */
const oneLine = (text: string) => text.replace(/[\s[\]]+/g, ' ').trim()

const lineOf = ({ title, address, about = '' }: Link) =>
  `- [${oneLine(title)}](${address})${about === '' ? '' : `: ${oneLine(about)}`}`

const section = (title: string, text: string, links: readonly Link[]) =>
  links.length === 0 ? [] : [`## ${title}`, ...(text === '' ? [] : [text]), links.map(lineOf).join('\n')]

type Addresses = (path: string) => string

const documentationLink =
  (at: Addresses) =>
  ({ slug, product, description }: PublicRecord<typeof documentation>): Link => ({
    title: product?.title ?? slug,
    address: `${at(pathTo(documentation, slug))}.md`,
    about: description,
  })

/** The pages that exist whatever the content, as breadcrumbs call them. */
const pageLinks = (at: Addresses, language: Language): Link[] =>
  builtPages().flatMap(({ name, path, page }) =>
    page.kind === 'page' && !UNLISTED.has(name) && !hasParameter(path)
      ? [{ title: page.label[language], address: at(path), about: page.description?.[language] ?? '' }]
      : [],
  )

/**
 * What the site has, for programs that read it for people, as llmstxt.org lays down: the name, what it is about, the documentation of the
 * products as Markdown, the main pages.
 */
export async function llmsFile(source: ContentSource, { origin }: SiteConfig): Promise<string> {
  const { language } = source
  const [about, records] = await Promise.all([
    source.section(homeSeo),
    source.list(documentation, { limit: DOCUMENTATION }),
  ])
  const at: Addresses = (path) => origin + localPath(path, language)
  const blocks = [
    `# ${oneLine(about?.title ?? new URL(origin).hostname)}`,
    ...(about?.content ? [`> ${oneLine(about.content)}`] : []),
    ...section(TEXTS.documentation[language], TEXTS.markdown[language], records.map(documentationLink(at))),
    ...section(TEXTS.pages[language], '', pageLinks(at, language)),
  ]
  return `${blocks.join('\n\n')}\n`
}
