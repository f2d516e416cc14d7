import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Before } from '../runtime/distributions.ts'

/** Marks the reloader's own request for the page that it adds its script to. */
const INNER = 'x-dev-inner'
const SCRIPT_PATH = '/__dev/reload.js'
const EVENTS_PATH = '/__dev/reload'

const SCRIPT = `new EventSource('${EVENTS_PATH}').addEventListener('reload', () => location.reload())`
const TAG = `<script src="${SCRIPT_PATH}" defer></script>`

/** Makes open pages of the site reload. */
export interface Reloader {
  before: Before
  reload: () => void
  close: () => void
}

export function createReloader(): Reloader {
  const listeners = new Set<ServerResponse>()

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': listening\n\n')
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  }

  const own: Record<string, (response: ServerResponse) => void> = {
    [EVENTS_PATH]: listen,
    [SCRIPT_PATH]: (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(SCRIPT),
  }

  return {
    before(request, response) {
      const handle = own[request.url ?? '']
      if (handle) handle(response)
      else if (!isDocument(request)) return false
      else {
        addScript(request, response).catch((cause: unknown) => response.destroy(cause as Error)) // fetch rejects with errors only
      }
      return true
    },
    reload: () => listeners.forEach((listener) => listener.write('event: reload\ndata: now\n\n')),
    close: () => listeners.forEach((listener) => listener.end()),
  }
}

/** Only whole documents: data files and assets must stay as they are. */
const isDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers[INNER] === undefined

/** Fetches the page from the same port and sends it with the script. */
async function addScript(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host = '', cookie, 'accept-language': language } = request.headers
  const inner = await fetch(`http://${host}${request.url ?? '/'}`, {
    redirect: 'manual',
    headers: {
      [INNER]: '1',
      ...(cookie && { cookie }),
      ...(language && { 'accept-language': language }),
    },
  })
  const headers = Object.fromEntries(inner.headers)
  // The body below is neither compressed nor as long as the one that was fetched.
  for (const name of [
    'content-encoding',
    'content-length',
    'transfer-encoding',
    'etag',
    'connection',
    'keep-alive',
  ]) {
    delete headers[name]
  }
  const isHtml = headers['content-type']?.startsWith('text/html')
  const body = await inner.text()
  response.writeHead(inner.status, headers)
  response.end(isHtml ? body.replace('</body>', `${TAG}</body>`) : body)
}
