import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { SearchDocument } from '../segments/document.ts'
import { attribute, decoded, meta } from './markup.ts'
import { readContent } from './readContent.ts'

const CRUMB = /<li><a[^>]*>([^<]*)<\/a>/g

/** Returns the names of ancestor pages from the breadcrumb, without the home page. */
function breadcrumbOf(html: string, main: number, heading: number): string[] {
  const from = html.indexOf('<nav', main)
  if (from < 0 || (heading >= 0 && from > heading)) return []
  const breadcrumb = html.slice(from, html.indexOf('</nav>', from))
  return [...breadcrumb.matchAll(CRUMB)].slice(1).map(([, name = '']) => decoded(name))
}

const DATES = ['"datePublished":"', '"startDate":"', '"dateModified":"'] as const

function dateOf(html: string): string {
  for (const prefix of DATES) {
    const at = html.indexOf(prefix)
    if (at >= 0) return html.slice(at + prefix.length, at + prefix.length + 10)
  }
  return ''
}

/** Returns the 320 pixel variant of an uploaded image, which may be part of a card. */
function imageOf(head: string): string {
  const at = head.indexOf('<meta property="og:image"')
  const tag = head.slice(at, head.indexOf('>', at))
  const url = at < 0 ? '' : attribute(tag, 'data-picture') || attribute(tag, 'content')
  const image = url.replace(/^https?:\/\/[^/]+/, '')
  return image.startsWith('/media/') ? image.replace(/file\.(?:jpe?g|png|webp|avif)$/, '320.webp') : ''
}

function headlineOf(html: string, heading: number): string {
  if (heading < 0) return ''
  const end = html.indexOf('</h1>', heading)
  const text = html.slice(html.indexOf('>', heading) + 1, end < 0 ? heading : end)
  return decoded(text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

const PACKAGE = /<th scope="row">([^<]{1,200})<a [^>]{0,100}href="[^"]{0,200}[?;]package=/g

function packagesIn(html: string): string[] {
  const names = [...html.matchAll(PACKAGE)].map(([, name = '']) => decoded(name).trim())
  return [...new Set(names)]
}

const wordsOfPath = (path: string) => path.replace(/[/_-]+/g, ' ').trim()

/** Returns the title of a page without the name of the site; empty if it has none. */
export function titleIn(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const siteName = meta(head, 'property="og:site_name"')
  const title = meta(head, 'property="og:title"')
  return title.endsWith(` | ${siteName}`) ? title.slice(0, -siteName.length - 3) : title
}

/**
 * Extracts the search document of a published page.
 * @param path without a language prefix
 * @returns undefined for pages that must not be found: noindex, further list pages, archives
 */
export function readDocument(path: string, html: string): SearchDocument | undefined {
  const kind = kindOfPath(path)
  const headEnd = html.indexOf('</head>')
  const main = html.indexOf('<main')
  if (!kind || headEnd < 0 || main < 0) return undefined
  const head = html.slice(0, headEnd)
  if (/noindex/.test(meta(head, 'name="robots"'))) return undefined
  const heading = html.indexOf('<h1', main)
  const { body, headings } = readContent(html, {
    start: html.indexOf('>', main) + 1,
    end: html.lastIndexOf('</main>'),
    isOfFaq: kind.type === 'faq',
  })
  const breadcrumb = breadcrumbOf(html, main, heading)
  const title = titleIn(html)
  const headline = headlineOf(html, heading)
  return {
    path,
    ...kind,
    title,
    headline: headline === title ? '' : headline,
    description: meta(head, 'name="description"'),
    context: `${breadcrumb.join(' ')} ${wordsOfPath(path)}`,
    headings,
    packages: packagesIn(html),
    body,
    date: dateOf(html),
    category: breadcrumb.at(-1) ?? '',
    image: imageOf(head),
  }
}
