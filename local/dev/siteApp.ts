import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { localPath } from '@flou/shared/locale.ts'
import type { PageResponder } from '@flou/shared/site/contentSource.ts'
import { escapeElementText } from '@flou/shared/strings/escapeHtml.ts'
import { portalPages } from '../runtime/origins.ts'
import type { Before } from '../runtime/distributions.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { PROJECT } from '../settings.ts'
import type { liveContent } from './liveContent.ts'
import { parsePageRequest, type PageRequest } from './pageRequest.ts'
import { WHOLE_FILES } from './watchSources.ts'

/** Marks requests that check the runtime's own response. */
const INNER = 'x-dev-inner'
const ROOT = path.join(PROJECT, 'web-public')

export interface SiteApp {
  before: Before
  stop: () => Promise<void>
}

/** Renders pages from source on the runtime's port; unknown requests go to the runtime. */
export async function startSiteApp(server: Server, runtime: Runtime): Promise<SiteApp> {
  const vite = await createServer({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server }, watch: WHOLE_FILES },
    clearScreen: false,
  })
  const forwardedRequests = new WeakSet<IncomingMessage>()
  const forward = (request: IncomingMessage, response: ServerResponse) => {
    forwardedRequests.add(request)
    server.emit('request', request, response)
  }
  return {
    before(request, response) {
      if (forwardedRequests.has(request) || request.headers[INNER] !== undefined) return false
      const page = parsePageRequest(request)
      if (!page) vite.middlewares(request, response, () => forward(request, response))
      else {
        renderPage({ vite, runtime, page, request })
          .then((rendered) => (rendered ? sendRendered(rendered, response) : forward(request, response)))
          .catch((cause: unknown) => sendErrorPage(vite, cause, response))
      }
      return true
    },
    stop: () => vite.close(),
  }
}

interface RenderInput {
  vite: ViteDevServer
  runtime: Runtime
  page: PageRequest
  request: IncomingMessage
}

/** Undefined if the runtime redirects or no page exists. */
async function renderPage({ vite, runtime, page, request }: RenderInput): Promise<Response | undefined> {
  if (page.isDocument && (await isRedirected(request))) return undefined
  const { answerPage } = (await vite.ssrLoadModule('/development.ts')) as { answerPage: PageResponder }
  const content = (await vite.ssrLoadModule(path.join(import.meta.dirname, 'liveContent.ts'))) as {
    liveContent: typeof liveContent
  }
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

/** Returns true if the published site would redirect the visitor. */
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

async function sendRendered(rendered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(rendered.status, {
    ...Object.fromEntries(rendered.headers),
    'cache-control': 'no-store',
  })
  response.end(Buffer.from(await rendered.arrayBuffer()))
}

/** Vite's client reloads the error page once sources are fixed. */
function sendErrorPage(vite: ViteDevServer, cause: unknown, response: ServerResponse): void {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  vite.ssrFixStacktrace(error)
  console.error(error)
  const text = escapeElementText(error.stack ?? error.message)
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`<!doctype html><script type="module" src="/@vite/client"></script><pre>${text}</pre>`)
}
