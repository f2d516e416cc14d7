import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Scripts of another company, by path; each says on the page that it runs. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/count.js': "document.cookie = '_ea_id=1; path=/'; document.documentElement.dataset.counted = ''",
  '/chat.js': "document.documentElement.dataset.chatting = ''",
}

export interface ServiceHost {
  origin: string
  /** Paths asked for so far. */
  asked: string[]
  stop: () => void
}

/** Stands in for a company whose scripts pages may load: a host of its own. */
export async function startServiceHost(): Promise<ServiceHost> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const script = SCRIPTS[url]
    response.writeHead(script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      // as such hosts say it, or pages in a group of their own could not use it
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    response.end(script)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, asked, stop: () => server.close() }
}
