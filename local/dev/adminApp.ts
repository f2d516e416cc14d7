import type { Server } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import type { Before } from '../runtime/distributions.ts'
import { PROJECT } from '../settings.ts'
import { WHOLE_FILES } from './watchSources.ts'

/** Paths that bypass Vite. */
const RUNTIME = /^\/(api|media|__dev)(\/|$|\?)/

/** Serves from source on the runtime's port. */
export async function startAdminApp(server: Server): Promise<{ before: Before; stop: () => Promise<void> }> {
  const vite = await createServer({
    root: path.join(PROJECT, 'web-admin'),
    configFile: path.join(PROJECT, 'web-admin/vite.config.ts'),
    appType: 'spa',
    // No proxy: the runtime shares the port.
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
