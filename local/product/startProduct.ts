import type { Server } from 'node:http'
import { createDevPage } from '../devPage/devPage.ts'
import { storeSiteOrigins } from '@flou/functions/features/publishing/store/siteOrigins.ts'
import { localTable, tableLocation } from '../runtime/localTable.ts'
import { readSeedState, seedDemo, seedEstimates } from '../seeding/seedDemo.ts'
import { wipeState } from '../seeding/wipeState.ts'
import type { Settings } from '../settings.ts'
import type { SynthesisedStack } from '../template/template.ts'
import type { PublicOrigins } from '../runtime/origins.ts'
import type { Before } from '../runtime/distributions.ts'
import { needsPublish, publishAll, publishHome } from '../deployment/publishAll.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { startRuntime } from '../runtime/startRuntime.ts'
import { errorReporter } from './errorReporter.ts'
import { firstStartPages, type FirstStage } from './firstStartPages.ts'

export interface ProductOptions {
  settings: Settings
  synthesised: SynthesisedStack
  /** A new hash means rendering all pages. */
  rendererKey: string
  origins?: PublicOrigins
  /** Runs before the CDN, after the developer page. */
  before?: (runtime: Runtime) => { site?: Before; admin?: Before }
  log: (line: string) => void
}

export interface Product {
  runtime: Runtime
  servers: { site: Server; admin: Server }
}

/** Preloaded for fast login and editing. Each takes 25 to 35 MB; others load on first call. */
const PRELOADED_FUNCTIONS = ['account', 'content', 'publish']

/** Seeds an empty state and publishes outdated pages. An interrupted seeding starts over. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { settings, synthesised, log } = options
  if (readSeedState(settings.stateDir) === 'running') {
    log('The demo content was not loaded to its end; starting over.')
    await wipeState(settings, synthesised.template)
  }
  const onError = errorReporter({ stateDir: settings.stateDir, log: (line) => console.error(line) })
  const runtime = await startRuntime({
    settings,
    synthesised,
    ...(options.origins && { origins: options.origins }),
    onError,
  })
  try {
    const own = options.before?.(runtime) ?? {}
    const devPage = createDevPage(runtime, settings.stateDir)
    const progress: SeedProgress = {}
    const waiting = waitingPages(runtime, progress)
    const servers = await runtime.open({
      site: (request, response) => (own.site?.(request, response) ?? false) || waiting(request, response),
      admin: (request, response) => devPage(request, response) || (own.admin?.(request, response) ?? false),
    })
    await seedAndPublish(runtime, options, progress)
    for (const name of PRELOADED_FUNCTIONS) runtime.functions.named(name).warm()
    return { runtime, servers }
  } catch (cause) {
    await runtime.stop()
    throw cause
  }
}

interface SeedProgress {
  stage?: FirstStage | undefined
}

function waitingPages({ objects, functions, origins }: Runtime, progress: SeedProgress): Before {
  const bucket = functions.named('publish').settings.environment['SITE_BUCKET'] ?? ''
  return firstStartPages({
    isPublished: (key) => objects.head(bucket, key) !== undefined,
    stage: () => progress.stage,
    adminOrigin: origins.admin,
  })
}

/** Errors are logged and the product keeps running. */
async function seedAndPublish(
  runtime: Runtime,
  { settings, rendererKey, log }: ProductOptions,
  progress: SeedProgress,
): Promise<void> {
  const { stateDir } = settings
  const { origins } = runtime
  const isNew = readSeedState(stateDir) === undefined
  const isOutdated = needsPublish(runtime, stateDir, rendererKey)
  try {
    if (isNew) {
      log('Loading the demo content …')
      progress.stage = 'home'
      await seedDemo(runtime, stateDir, async () => {
        await publishHome(runtime)
        progress.stage = 'content'
        log(
          `The home page is there: ${origins.site}. So is the back-office: ${origins.admin}. Loading the rest …`,
        )
      })
      progress.stage = 'pages'
    }
    if (isNew || isOutdated) log('Publishing all pages …')
    if (isNew || isOutdated) await publishAll(runtime, stateDir, rendererKey)
    // a copied state contains its source's origins (local/seeding/copyState.ts); a full publish updates them
    else {
      const table = localTable(tableLocation(runtime.tables))
      await storeSiteOrigins(table, { origin: origins.site, adminOrigin: origins.admin })
    }
    if (isNew) await seedEstimates(runtime)
    // frees the memory of seeding and publishing
    if (isNew) await runtime.functions.endIdle()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
  } finally {
    progress.stage = undefined
  }
}
