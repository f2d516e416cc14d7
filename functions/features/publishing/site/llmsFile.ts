import type { ContentType } from '@flou/shared/content/define.ts'
import { homeSeo } from '@flou/shared/content/types/home.ts'
import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { faqCategory } from '@flou/shared/content/types/help/faq.ts'
import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { hasParameter, pathTo } from '@flou/shared/paths.ts'
import { PRICES_JSON } from '@flou/shared/publishing/publishing.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { builtPages, fileEndings, UNLISTED } from '@flou/shared/site/pages.ts'
import { llmsTexts } from '@flou/shared/texts/publishing.ts'
import { isPublishedIn } from '../pageData/visitors.ts'

/** Maximum number of links of a type. */
const MAX_LINKS = 300

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
  ({ slug, product: about, description }: PublicRecord<typeof documentation>): Link => ({
    title: about?.title ?? slug,
    url: urlOf(pathTo(documentation, slug)),
    about: description,
  })

const productLink =
  (urlOf: UrlOf) =>
  ({ slug, title, description }: PublicRecord<typeof product>): Link => ({
    title,
    url: urlOf(pathTo(product, slug)),
    about: description,
  })

const titledLinks = (
  urlOf: UrlOf,
  type: { readonly key: 'customPage' | 'faqCategory' },
  records: readonly { slug: string; title: string }[],
): Link[] => records.map(({ slug, title }) => ({ title, url: urlOf(pathTo(type, slug)) }))

const pageLinks = (urlOf: UrlOf, language: Language): Link[] =>
  builtPages().flatMap(({ name, path, page }) =>
    page.kind === 'page' && !UNLISTED.has(name) && !hasParameter(path)
      ? [{ title: page.label[language], url: urlOf(path), about: page.description?.[language] ?? '' }]
      : [],
  )

/** Returns `llms.txt` according to llmstxt.org. */
export async function llmsFile(source: ContentSource, { origin }: SiteConfig): Promise<string> {
  const { language } = source
  const limit = MAX_LINKS
  const listOf = async <T extends ContentType>(type: T) =>
    (await source.list(type, { limit })).filter(isPublishedIn(language))
  const [about, records, products, questions, pages] = await Promise.all([
    source.section(homeSeo),
    listOf(documentation),
    listOf(product),
    listOf(faqCategory),
    listOf(customPage),
  ])
  const urlOf: UrlOf = (path) => {
    const ending = fileEndings(path).includes('md') ? '.md' : ''
    return origin + localPath(path, language) + ending
  }
  const priceList = {
    title: llmsTexts.priceList[language],
    url: urlOf(PRICES_JSON),
    about: llmsTexts.priceListAbout[language],
  }
  const blocks = [
    `# ${oneLine(about?.title ?? new URL(origin).hostname)}`,
    ...(about?.content ? [`> ${oneLine(about.content)}`] : []),
    ...section(
      llmsTexts.documentation[language],
      llmsTexts.markdown[language],
      records.map(documentationLink(urlOf)),
    ),
    ...section(llmsTexts.products[language], '', products.map(productLink(urlOf))),
    ...section(llmsTexts.terms[language], '', [
      priceList,
      ...titledLinks(urlOf, customPage, pages),
      ...titledLinks(urlOf, faqCategory, questions),
    ]),
    ...section(llmsTexts.pages[language], '', pageLinks(urlOf, language)),
  ]
  return `${blocks.join('\n\n')}\n`
}
