import { hash } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { RouterContextProvider } from 'react-router'
import type {
  ContentSource,
  DocumentRenderer,
  RenderedDocument,
  RenderedPage,
  SharedFile,
  SiteConfig,
  SiteRenderer,
} from '@flou/shared/site/contentSource.ts'
import { fileEndings, staticPaths as pathsOfPages } from '@flou/shared/site/pages.ts'
import { localPath } from '@flou/shared/locale.ts'
import { fillPath, FIXED_ERROR_PATH, pathTo } from '@flou/shared/paths.ts'
import { assemblePage, type AssembledPage } from './app/document/assemblePage.ts'
import { contentContext, type PageContext } from './app/contentContext.ts'
import { policyInsertion } from './app/document/contentPolicy.ts'
import { pageMarkdown } from './app/pages/documentation/markdown/pageMarkdown.ts'
import type { MadeDocument } from './app/document/repeatedMarkup.ts'
import { handlerFor } from './handlers.ts'

export const buildId = build.assets.version
export const staticPaths = pathsOfPages()
/** Bilingual CDN error pages: file → path that renders it. */
export const errorPages: Readonly<Record<string, string>> = {
  '404.html': fillPath(FIXED_ERROR_PATH, '404'),
  '500.html': fillPath(FIXED_ERROR_PATH, '500'),
}

const MISSING = 404
/** Published like any other page. */
const NOT_FOUND = pathTo('notFound')

/** Path of a page's data: `/` → `/_.data`, `/x` → `/x.data`. */
const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

interface Rendering {
  path: string
  source: ContentSource
  site: SiteConfig
}

function createRendering({ path, source, site }: Rendering) {
  const failures: unknown[] = []
  const document: MadeDocument = { html: '', fragments: new Map(), insertions: [], sources: [] }
  const data = { pathname: dataPath(localPath(path, source.language)), text: '' }
  const shared = new Map<string, SharedFile>()
  const files: PageContext['files'] = new Map()
  const loaded: PageContext['loaded'] = new Map()
  const handler = handlerFor(path)
  const pageContext = { source, site, buildId, path, loaded, failures, document, data, shared, files }
  const respond = (pathname: string) => {
    const context = new RouterContextProvider()
    context.set(contentContext, pageContext)
    return handler(new Request(new URL(pathname, site.origin)), context)
  }
  const requireSuccess = (pathname: string, ...responses: Response[]) => {
    const failed = responses.find(({ status }) => status >= 500)
    if (!failed) return
    const [cause] = failures
    const reason = cause instanceof Error ? cause.message : `status ${failed.status}`
    throw new Error(`${pathname} does not render: ${reason}`, { cause })
  }
  return { respond, document, data, shared, files, requireSuccess }
}

const assemble = (document: MadeDocument) =>
  assemblePage(document.html, (name) => document.fragments.get(name), [
    policyInsertion(document),
    ...document.insertions,
  ])

interface Rendered {
  path: string
  page: AssembledPage
  source: ContentSource
  site: SiteConfig
}

/** Adds the Markdown version that the page declares, unless its loader has added one. */
function withMarkdown(files: PageContext['files'], { path, page, source, site }: Rendered) {
  if (files.has('md') || !fileEndings(path).includes('md')) return files
  const about = { origin: site.origin, language: source.language, path }
  return new Map(files).set('md', pageMarkdown(page.toMarkup(), about))
}

/**
 * Renders document and data of a page; the status is the document's.
 * @param path without language prefix
 * @throws if either fails, so that no page is half written
 */
export async function renderPage(
  path: string,
  source: ContentSource,
  site: SiteConfig,
): Promise<RenderedPage> {
  const pathname = localPath(path, source.language)
  const { respond, document, data, shared, files, requireSuccess } = createRendering({ path, source, site })
  const read = await respond(data.pathname)
  // most later list pages do not exist
  if (read.status === MISSING && path !== NOT_FOUND) return { status: MISSING, html: '', data: '' }
  data.text = await read.text()
  const page = await respond(pathname)
  requireSuccess(pathname, page, read)
  const whole = assemble(document)
  return {
    status: page.status,
    get html() {
      return whole.toString()
    },
    get bytes() {
      return whole.toBytes()
    },
    get markup() {
      return whole.toMarkup()
    },
    data: data.text,
    hash: `${whole.hash} ${hash('sha256', data.text, 'base64url')}`,
    shared: [...shared.values()],
    files: [...withMarkdown(files, { path, page: whole, source, site })].map(([ending, body]) => ({
      ending,
      body,
    })),
  }
}

/** Renders the document only, for previews. @throws on failure */
export async function renderDocument(
  path: string,
  source: ContentSource,
  site: SiteConfig,
): Promise<RenderedDocument> {
  const pathname = localPath(path, source.language)
  const { respond, document, requireSuccess } = createRendering({ path, source, site })
  const page = await respond(pathname)
  requireSuccess(pathname, page)
  return { status: page.status, html: assemble(document).toString() }
}

export default {
  buildId,
  staticPaths,
  errorPages,
  renderPage,
  renderDocument,
} satisfies SiteRenderer & DocumentRenderer
