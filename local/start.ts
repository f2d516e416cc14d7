// `npm start`: builds what changed and runs the product locally.
import { buildProduct, STACK_DIR } from './buildSteps/buildProduct.ts'
import { requireFreePort } from './aws/http.ts'
import { endWithNpm, requireInstall, runProgram, stopOnSignals, announce } from './product/program.ts'
import { startProduct } from './product/startProduct.ts'
import { describeLikeAws } from './likeAws/switches.ts'
import { readSettings } from './settings.ts'
import { loadTemplate } from './template/template.ts'

await runProgram(async () => {
  requireInstall()
  endWithNpm()
  const settings = readSettings(process.env, process.argv.slice(2))
  // Fails before the build.
  for (const port of [settings.sitePort, settings.adminPort]) await requireFreePort(port)
  const log = (line: string) => console.log(line)
  const { rendererKey } = await buildProduct(log)

  const started = performance.now()
  const { runtime } = await startProduct({
    settings,
    synthesised: loadTemplate(STACK_DIR),
    rendererKey,
    log,
  })
  stopOnSignals(runtime.stop)
  console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  announce(runtime)
  if (settings.likeAws) describeLikeAws(settings.likeAws).forEach(log)
})
