import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Third-party scripts by path; each shows on the page that it runs. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/count.js': "document.cookie = '_ea_id=1; path=/'; document.documentElement.dataset.counted = ''",
  '/chat.js': "document.documentElement.dataset.chatting = ''",
}

export interface ServiceHost {
  origin: string
  asked: string[]
  stop: () => void
}

/** Starts a host that serves third-party scripts. */
export async function startServiceHost(): Promise<ServiceHost> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const script = SCRIPTS[url]
    response.writeHead(script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      // required by cross-origin isolated pages
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
