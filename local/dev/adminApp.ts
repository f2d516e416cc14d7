import type { Server } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import type { Before } from '../runtime/distributions.ts'
import { PROJECT } from '../settings.ts'
import { WHOLE_FILES } from './watchSources.ts'

/** What the runtime answers on the back-office's port, whatever Vite knows. */
const RUNTIME = /^\/(api|media|__dev)(\/|$|\?)/

/** The back-office from its sources, on the port and server that the runtime has open. */
export async function startAdminApp(server: Server): Promise<{ before: Before; stop: () => Promise<void> }> {
  const vite = await createServer({
    root: path.join(PROJECT, 'web-admin'),
    configFile: path.join(PROJECT, 'web-admin/vite.config.ts'),
    appType: 'spa',
    // The runtime is behind the same port: what vite.config.ts passes on is not needed.
    server: { middlewareMode: true, ws: { server }, proxy: {}, watch: WHOLE_FILES },
    clearScreen: false,
  })
  return {
    before(request, response) {
      if (RUNTIME.test(request.url ?? '/')) return false
      vite.middlewares(request, response)
      return true
    },
    stop: () => vite.close(),
  }
}
