// `npm run dev`: the same runtime, with hot reload. Vite serves the public site and the back-office from their sources;
// functions, infrastructure and published pages are built again after each change.
import { buildProduct, isBuilt, STACK_DIR } from './buildSteps/buildProduct.ts'
import { startAdminApp } from './dev/adminApp.ts'
import { startSiteApp, type SiteApp } from './dev/siteApp.ts'
import { watchSources } from './dev/watchSources.ts'
import { requireFreePort } from './aws/http.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Before } from './runtime/distributions.ts'
import { announce } from './product/announce.ts'
import { endWithNpm, requireInstall, runProgram, stopOnSignals } from './product/program.ts'
import { publishAll, publishedRenderer } from './deployment/publishAll.ts'
import { startProduct } from './product/startProduct.ts'
import { readSeedState } from './seeding/seedDemo.ts'
import { readSettings, type Settings } from './settings.ts'
import { loadTemplate } from './template/template.ts'

const say = (line: string) => console.log(line)

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
    say,
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
 * Chooses what to start from. Where content and a whole build are there, it starts from that build at once: both apps come from
 * their sources, and the rest is brought up to date while they are in use. Otherwise it builds first.
 */
async function prepare({ stateDir }: Settings): Promise<{ rendererKey: string; isStale: boolean }> {
  const published = publishedRenderer(stateDir)
  if (published !== undefined && readSeedState(stateDir) === 'done' && isBuilt()) {
    return { rendererKey: published, isStale: true }
  }
  const { rendererKey } = await buildProduct(say)
  return { rendererKey, isStale: false }
}

/** Builds, deploys and publishes what changed. */
async function update(runtime: Runtime, { stateDir }: Settings): Promise<void> {
  // Vite serves the back-office from its sources.
  const { rendererKey, made } = await buildProduct(say, { without: ['web-admin'], isUrgent: false })
  if (made.length > 0) {
    const changed = await runtime.update(loadTemplate(STACK_DIR))
    say(`Updated at ${new Date().toLocaleTimeString()}: ${changed.join(', ') || 'files'}`)
  }
  if (publishedRenderer(stateDir) !== rendererKey) await publishAll(runtime, stateDir, rendererKey)
}
