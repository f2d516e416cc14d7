import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { localPath } from '@flou/shared/locale.ts'
import type { AnswerPage } from '@flou/shared/site/contentSource.ts'
import { escapeElementText } from '@flou/shared/text/escapeHtml.ts'
import { portalPages } from '../runtime/addresses.ts'
import type { Before } from '../runtime/distributions.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { PROJECT } from '../settings.ts'
import type { liveContent } from './liveContent.ts'
import { wantedPage, type WantedPage } from './pageRequest.ts'
import { WHOLE_FILES } from './watchSources.ts'

/** Marks the request that asks the runtime what it would answer. */
const INNER = 'x-dev-inner'
const ROOT = path.join(PROJECT, 'web-public')

export interface SiteApp {
  before: Before
  stop: () => Promise<void>
}

/**
 * The public site from its sources, on the port and server that the runtime has open: pages are rendered for each request
 * from the content in the table, and open pages take in what changes. What Vite and the router do not know, such as
 * redirects and uploaded files, the runtime answers.
 */
export async function startSiteApp(server: Server, runtime: Runtime): Promise<SiteApp> {
  const vite = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server }, watch: WHOLE_FILES },
    clearScreen: false,
  })
  const passedOn = new WeakSet<IncomingMessage>()
  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    passedOn.add(request)
    server.emit('request', request, response)
  }
  return {
    before(request, response) {
      if (passedOn.has(request) || request.headers[INNER] !== undefined) return false
      const page = wantedPage(request)
      if (!page) vite.middlewares(request, response, () => passOn(request, response))
      else {
        answer({ vite, runtime, page, request })
          .then((answered) => (answered ? send(answered, response) : passOn(request, response)))
          .catch((cause: unknown) => fail(vite, cause, response))
      }
      return true
    },
    stop: () => vite.close(),
  }
}

interface Asked {
  vite: ViteDevServer
  runtime: Runtime
  page: WantedPage
  request: IncomingMessage
}

/** The page as its sources make it now; undefined where the runtime redirects, or no page is there. */
async function answer({ vite, runtime, page, request }: Asked): Promise<Response | undefined> {
  if (page.isDocument && (await isRedirected(request))) return undefined
  const { answerPage } = (await vite.ssrLoadModule('/development.ts')) as { answerPage: AnswerPage } // its only export
  const content = (await vite.ssrLoadModule(path.join(import.meta.dirname, 'liveContent.ts'))) as {
    liveContent: typeof liveContent
  } // what it exports
  const [table] = runtime.tables.all
  const source = content.liveContent({ endpoint: runtime.tables.endpoint, table: table?.name ?? '' })(
    page.language,
  )
  const { origins } = runtime
  const site = { origin: origins.site, adminOrigin: origins.admin, portal: portalPages(origins.admin) }
  const target = new URL(request.url ?? '/', origins.site)
  if (page.isDocument) target.pathname = localPath(page.path, page.language)
  const response = await answerPage({
    request: new Request(target),
    path: page.path,
    source,
    site,
    onError: console.error,
  })
  return response.status === 404 ? undefined : response
}

/** Whether the published site would send the visitor elsewhere: to another language, another path, the back-office. */
async function isRedirected({ url = '/', headers }: IncomingMessage): Promise<boolean> {
  const { host = '', cookie, referer, 'accept-language': language } = headers
  const inner = await fetch(`http://${host}${url}`, {
    redirect: 'manual',
    headers: {
      [INNER]: '1',
      ...(cookie && { cookie }),
      ...(referer && { referer }),
      ...(language && { 'accept-language': language }),
    },
  })
  await inner.body?.cancel()
  return inner.status >= 300 && inner.status < 400
}

async function send(answered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    'cache-control': 'no-store',
  })
  response.end(Buffer.from(await answered.arrayBuffer()))
}

/** A page that loads again by itself once the sources are mended: its only script is Vite's. */
function fail(vite: ViteDevServer, cause: unknown, response: ServerResponse): void {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  vite.ssrFixStacktrace(error)
  console.error(error)
  const text = escapeElementText(error.stack ?? error.message)
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!doctype html><script type="module" src="/@vite/client"></script><pre>${text}</pre>`)
}
