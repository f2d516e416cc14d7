// `npm run seed -- --fresh`: reloads the demo content. `--to` loads it into a deployed environment.
import { parseArgs } from 'node:util'
import { buildProduct, STACK_DIR } from './buildSteps/buildProduct.ts'
import { originOf } from './runtime/origins.ts'
import { requireInstall, runProgram } from './product/program.ts'
import { startProduct } from './product/startProduct.ts'
import { lockState } from './runtime/stateLock.ts'
import { seedDeployed } from './seeding/seedDeployed.ts'
import { readSeedState } from './seeding/seedDemo.ts'
import { wipeState } from './seeding/wipeState.ts'
import { readSettings } from './settings.ts'
import { loadTemplate } from './template/template.ts'

const OPTIONS = {
  fresh: { type: 'boolean' },
  to: { type: 'string' },
  email: { type: 'string' },
  apply: { type: 'boolean' },
  continue: { type: 'boolean' },
} as const

await runProgram(async () => {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.to !== undefined) return seedDeployed({ ...values, to: values.to }, process.env)
  requireInstall()
  const settings = readSettings(process.env)
  // Fails before the build if an instance uses this state.
  lockState(settings.stateDir)()
  if (!values.fresh && readSeedState(settings.stateDir) !== undefined) {
    throw new Error(
      'There is content already. To throw it away and load the demo content: npm run seed -- --fresh',
    )
  }
  const log = (line: string) => console.log(line)
  const { rendererKey } = await buildProduct(log)
  const synthesised = loadTemplate(STACK_DIR)
  await wipeState(settings, synthesised.template)
  const { runtime } = await startProduct({
    // Private ports; pages contain the next start's origins.
    settings: { ...settings, sitePort: 0, adminPort: 0 },
    origins: { site: originOf(settings.sitePort), admin: originOf(settings.adminPort) },
    synthesised,
    rendererKey,
    log,
  })
  await runtime.readers.get('mailer')?.waitUntilCaughtUp()
  await runtime.stop()
  if (readSeedState(settings.stateDir) !== 'done') throw new Error('The demo content is not complete.')
  console.log('The demo content is loaded.')
  process.exit(0)
})
