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
import { staticPaths as pathsOfPages } from '@flou/shared/site/pages.ts'
import { localPath } from '@flou/shared/locale.ts'
import { fillPath, FIXED_ERROR_PATH, pathTo } from '@flou/shared/paths.ts'
import { assembled } from './app/document/assembled.ts'
import { contentContext, type PageContext } from './app/contentContext.ts'
import { policyIn } from './app/document/contentPolicy.ts'
import type { MadeDocument } from './app/document/repeatedMarkup.ts'
import { handlerFor } from './handlers.ts'

export const buildId = build.assets.version
export const staticPaths = pathsOfPages()
/** Pages the content delivery network answers by itself, in both languages at once: file → the path that renders it. */
export const errorPages: Readonly<Record<string, string>> = {
  '404.html': fillPath(FIXED_ERROR_PATH, '404'),
  '500.html': fillPath(FIXED_ERROR_PATH, '500'),
}

const MISSING = 404
/** The page that says so is published like any other. */
const NOT_FOUND = pathTo('notFound')

/** React Router's address of a page's data: `/` → `/_.data`, `/x` → `/x.data`. */
const dataPath = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

interface Rendering {
  path: string
  source: ContentSource
  site: SiteConfig
}

/** One page's answers from one context: what goes wrong, and the document, are left in it. */
function rendering({ path, source, site }: Rendering) {
  const failures: unknown[] = []
  const document: MadeDocument = { html: '', pieces: new Map(), insertions: [], sources: [] }
  const data = { address: dataPath(localPath(path, source.language)), text: '' }
  const shared = new Map<string, SharedFile>()
  const files: PageContext['files'] = new Map()
  const loaded: PageContext['loaded'] = new Map()
  const handler = handlerFor(path)
  const given = { source, site, buildId, path, loaded, failures, document, data, shared, files }
  const answer = (pathname: string) => {
    const context = new RouterContextProvider()
    context.set(contentContext, given)
    return handler(new Request(new URL(pathname, site.origin)), context)
  }
  const requireWhole = (address: string, ...answers: Response[]) => {
    const failed = answers.find(({ status }) => status >= 500)
    if (!failed) return
    const [cause] = failures
    const reason = cause instanceof Error ? cause.message : `status ${failed.status}`
    throw new Error(`${address} does not render: ${reason}`, { cause })
  }
  return { answer, document, data, shared, files, requireWhole }
}

const finished = (document: MadeDocument) =>
  assembled(document.html, (name) => document.pieces.get(name), [policyIn(document), ...document.insertions])

/**
 * Renders a page in the source's language, as document and as data for client navigation. The status is the document's.
 * @param path without a language prefix, e.g. `/page/about-us`
 * @throws where either of the two fails: a page is never half written
 */
export async function renderPage(
  path: string,
  source: ContentSource,
  site: SiteConfig,
): Promise<RenderedPage> {
  const address = localPath(path, source.language)
  const { answer, document, data, shared, files, requireWhole } = rendering({ path, source, site })
  const read = await answer(data.address)
  // later pages of lists are asked for before anybody knows how long the lists are: most of them are not there
  if (read.status === MISSING && path !== NOT_FOUND) return { status: MISSING, html: '', data: '' }
  // the document names the edition of its data
  data.text = await read.text()
  const page = await answer(address)
  requireWhole(address, page, read)
  const whole = finished(document)
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
    files: [...files].map(([ending, body]) => ({ ending, body })),
  }
}

/** The document alone, for previews. @throws where it does not render */
export async function renderDocument(
  path: string,
  source: ContentSource,
  site: SiteConfig,
): Promise<RenderedDocument> {
  const address = localPath(path, source.language)
  const { answer, document, requireWhole } = rendering({ path, source, site })
  const page = await answer(address)
  requireWhole(address, page)
  return { status: page.status, html: finished(document).toString() }
}

export default {
  buildId,
  staticPaths,
  errorPages,
  renderPage,
  renderDocument,
} satisfies SiteRenderer & DocumentRenderer
