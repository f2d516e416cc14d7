// `npm run dev`: hot reload. Vite serves both apps from source; anything else is rebuilt after edits.
import { buildProduct, isBuilt, STACK_DIR } from './buildSteps/buildProduct.ts'
import { startAdminApp } from './dev/adminApp.ts'
import { startSiteApp, type SiteApp } from './dev/siteApp.ts'
import { watchSources } from './dev/watchSources.ts'
import { requireFreePort } from './aws/http.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Before } from './runtime/distributions.ts'
import { endWithNpm, requireInstall, runProgram, stopOnSignals, announce } from './product/program.ts'
import { publishAll, publishedRenderer } from './deployment/publishAll.ts'
import { startProduct } from './product/startProduct.ts'
import { readSeedState } from './seeding/seedDemo.ts'
import { readSettings, type Settings } from './settings.ts'
import { loadTemplate } from './template/template.ts'

const log = (line: string) => console.log(line)

await runProgram(async () => {
  requireInstall()
  endWithNpm()
  const settings = readSettings(process.env)
  for (const port of [settings.sitePort, settings.adminPort]) await requireFreePort(port)
  const { rendererKey, isStale } = await prepare(settings)

  let siteApp: SiteApp | undefined
  let adminApp: { before: Before; stop: () => Promise<void> } | undefined
  const { runtime, servers } = await startProduct({
    settings,
    synthesised: loadTemplate(STACK_DIR),
    rendererKey,
    before: () => ({
      site: (request, response) => siteApp?.before(request, response) ?? false,
      admin: (request, response) => adminApp?.before(request, response) ?? false,
    }),
    log,
  })
  ;[siteApp, adminApp] = await Promise.all([
    startSiteApp(servers.site, runtime),
    startAdminApp(servers.admin),
  ])

  const watcher = watchSources({ update: () => update(runtime, settings), isStale })
  stopOnSignals(async () => {
    watcher.close()
    await siteApp.stop()
    await adminApp.stop()
    await runtime.stop()
  })
  announce(runtime)
})

/**
 * Starts from an existing build if content is seeded, and updates it in the background; otherwise builds
 * first.
 */
async function prepare({ stateDir }: Settings): Promise<{ rendererKey: string; isStale: boolean }> {
  const published = publishedRenderer(stateDir)
  if (published !== undefined && readSeedState(stateDir) === 'done' && isBuilt()) {
    return { rendererKey: published, isStale: true }
  }
  const { rendererKey } = await buildProduct(log)
  return { rendererKey, isStale: false }
}

async function update(runtime: Runtime, { stateDir }: Settings): Promise<void> {
  const { rendererKey, built } = await buildProduct(log, { skippedSteps: ['web-admin'], isUrgent: false })
  if (built.length > 0) {
    const updated = await runtime.update(loadTemplate(STACK_DIR))
    log(`Updated at ${new Date().toLocaleTimeString()}: ${updated.join(', ') || 'files'}`)
  }
  if (publishedRenderer(stateDir) !== rendererKey) await publishAll(runtime, stateDir, rendererKey)
}
