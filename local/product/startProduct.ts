import type { Server } from 'node:http'
import { createDevPage } from '../devPage/devPage.ts'
import { keepSiteAddress } from '@flou/functions/store/publishing/siteAddress.ts'
import { localTable, tablePlace } from '../runtime/localTable.ts'
import { readSeedState, seedDemo, seedEstimates } from '../seeding/seedDemo.ts'
import { wipeState } from '../seeding/wipeState.ts'
import type { Settings } from '../settings.ts'
import type { SynthesisedStack } from '../template/template.ts'
import type { PublicOrigins } from '../runtime/addresses.ts'
import type { Before } from '../runtime/distributions.ts'
import { needsPublish, publishAll, publishHome } from '../deployment/publishAll.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { startRuntime } from '../runtime/startRuntime.ts'
import { faultReporter } from './faultReporter.ts'
import { firstPages, type FirstStep } from './firstPages.ts'

export interface ProductOptions {
  settings: Settings
  synthesised: SynthesisedStack
  /** Changes when pages must all be rendered again: the hash of the functions with their renderer. */
  rendererKey: string
  origins?: PublicOrigins
  /** Answers before the CDN does; after the developer page. */
  before?: (runtime: Runtime) => { site?: Before; admin?: Before }
  say: (line: string) => void
}

export interface Product {
  runtime: Runtime
  servers: { site: Server; admin: Server }
}

/**
 * Functions that are loaded before their first call: who logs in and opens a record does not wait. Each that is loaded takes 25 to 35 MB; the
 * others are as quickly there as on Lambda.
 */
const CALLED_FIRST = ['account', 'content', 'publish']

/**
 * Starts the runtime, opens the public ports, fills an empty state with the demo content and renders the pages where
 * they are not those of this build. A seeding that was cut off is begun anew.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { settings, synthesised, say } = options
  if (readSeedState(settings.stateDir) === 'running') {
    say('The demo content was not loaded to its end; starting over.')
    await wipeState(settings, synthesised.template)
  }
  const onError = faultReporter({ stateDir: settings.stateDir, say: (line) => console.error(line) })
  const runtime = await startRuntime({
    settings,
    synthesised,
    ...(options.origins && { origins: options.origins }),
    onError,
  })
  try {
    const own = options.before?.(runtime) ?? {}
    const devPage = createDevPage(runtime, settings.stateDir)
    const filling: Filling = {}
    const waiting = waitingPages(runtime, filling)
    const servers = await runtime.open({
      site: (request, response) => (own.site?.(request, response) ?? false) || waiting(request, response),
      admin: (request, response) => devPage(request, response) || (own.admin?.(request, response) ?? false),
    })
    await fill(runtime, options, filling)
    for (const name of CALLED_FIRST) runtime.functions.named(name).warm()
    return { runtime, servers }
  } catch (cause) {
    await runtime.stop()
    throw cause
  }
}

/** How far an empty state is filled; nothing where it is not empty. */
interface Filling {
  step?: FirstStep | undefined
}

function waitingPages({ objects, functions, origins }: Runtime, filling: Filling): Before {
  const bucket = functions.named('publish').settings.environment['SITE_BUCKET'] ?? ''
  return firstPages({
    isPublished: (key) => objects.head(bucket, key) !== undefined,
    step: () => filling.step,
    adminOrigin: origins.admin,
  })
}

/** Seeds and publishes. A failure of either is said, and the rest runs: that is how it can be mended. */
async function fill(
  runtime: Runtime,
  { settings, rendererKey, say }: ProductOptions,
  filling: Filling,
): Promise<void> {
  const { stateDir } = settings
  const { origins } = runtime
  const isNew = readSeedState(stateDir) === undefined
  const isBehind = needsPublish(runtime, stateDir, rendererKey)
  try {
    if (isNew) {
      say('Loading the demo content …')
      filling.step = 'home'
      await seedDemo(runtime, stateDir, async () => {
        await publishHome(runtime)
        filling.step = 'content'
        say(
          `The home page is there: ${origins.site}. So is the back-office: ${origins.admin}. Loading the rest …`,
        )
      })
      filling.step = 'pages'
    }
    if (isNew || isBehind) say('Publishing all pages …')
    if (isNew || isBehind) await publishAll(runtime, stateDir, rendererKey)
    // a copied state names where it was copied from (local/seeding/copyState.ts); a full publish has just done it
    else {
      const table = localTable(tablePlace(runtime.tables))
      await keepSiteAddress(table, { origin: origins.site, adminOrigin: origins.admin })
    }
    if (isNew) await seedEstimates(runtime)
    // what loading and publishing everything took is given back
    if (isNew) await runtime.functions.endIdle()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
  } finally {
    filling.step = undefined
  }
}
