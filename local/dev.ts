// `npm run dev`: the same runtime, with hot reload. The back-office runs from Vite; the public site, functions and
// infrastructure are built and published again after each change, and open pages reload.
import { buildProduct, STACK_DIR } from './buildSteps/buildProduct.ts'
import { startAdminApp } from './dev/adminApp.ts'
import { createReloader } from './dev/reloader.ts'
import { watchSources } from './dev/watchSources.ts'
import { requireFreePort } from './aws/http.ts'
import type { Runtime } from './runtime/runtime.ts'
import type { Before } from './runtime/distributions.ts'
import { announce } from './product/announce.ts'
import { requireInstall, runProgram, stopOnSignals } from './product/program.ts'
import { publishAll } from './deployment/publishAll.ts'
import { startProduct } from './product/startProduct.ts'
import { readSettings, type Settings } from './settings.ts'
import { loadTemplate } from './template/template.ts'

await runProgram(async () => {
  requireInstall()
  const settings = readSettings(process.env)
  for (const port of [settings.sitePort, settings.adminPort]) await requireFreePort(port)
  const say = (line: string) => console.log(line)
  const { hashes } = await buildProduct(say)

  const reloader = createReloader()
  let adminApp: Before | undefined
  const { runtime, servers } = await startProduct({
    settings,
    synthesised: loadTemplate(STACK_DIR),
    rendererKey: hashes['functions'] ?? '',
    before: () => ({
      site: reloader.before,
      admin: (request, response) => adminApp?.(request, response) ?? false,
    }),
    say,
  })
  const vite = await startAdminApp(servers.admin)
  adminApp = vite.before

  const watcher = watchSources(async () => {
    if (await update(runtime, settings, say)) reloader.reload()
  })
  stopOnSignals(async () => {
    watcher.close()
    reloader.close()
    await vite.stop()
    await runtime.stop()
  })
  announce(runtime)
})

/** Builds, deploys and publishes what changed. @returns whether anything did */
async function update(
  runtime: Runtime,
  { stateDir }: Settings,
  say: (line: string) => void,
): Promise<boolean> {
  // Vite serves the back-office from its sources.
  const build = await buildProduct(say, { without: ['web-admin'] })
  if (build.made.length === 0) return false
  const changed = await runtime.update(loadTemplate(STACK_DIR))
  if (changed.includes('publish')) await publishAll(runtime, stateDir, build.hashes['functions'] ?? '')
  say(`Updated at ${new Date().toLocaleTimeString()}: ${changed.join(', ') || 'files'}`)
  return true
}
