import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { PASSWORD } from '../demo/content/people.ts'
import type { DemoApi } from '../demo/demoApi.ts'
import { loadDemo } from '../demo/load.ts'
import { EVENT_RECORDS } from '../demo/company/eventRecords.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { loadChanges } from '../demo/loadChanges.ts'
import { loadEstimates } from '../demo/loadEstimates.ts'
import { loadSubmissions, localTable } from '../demo/loadSubmissions.ts'
import { loadSearches } from '../demo/loadSearches.ts'
import { loadVisits } from '../demo/loadVisits.ts'
import type { DemoIds } from '../demo/wire.ts'
import { originOf, PORTAL_PATH } from '../runtime/addresses.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { signIn } from './apiClient.ts'

/** How far the first content has come; undefined before the first start. */
export type SeedState = 'running' | 'done' | 'failed'

const seedFile = (stateDir: string) => path.join(stateDir, 'seed.json')

export function readSeedState(stateDir: string): SeedState | undefined {
  try {
    // Written by `seedDemo` below, nobody else.
    return (JSON.parse(readFileSync(seedFile(stateDir), 'utf8')) as { state: SeedState }).state
  } catch {
    return undefined
  }
}

/** Where the demo content sends customers to log in: here it is the stand-in (local/devPage/portal.ts). */
const LOG_IN = 'https://portal.flou.example/login'

const withLocalPortal = (api: DemoApi, adminOrigin: string): DemoApi => ({
  ...api,
  request: (method, path, body) => {
    const local = JSON.stringify(body)?.replaceAll(LOG_IN, `${adminOrigin}${PORTAL_PATH}`)
    return api.request(method, path, local === undefined ? undefined : JSON.parse(local))
  },
})

/** The table of the local product, for what is stored without a call. */
export function localStore({ tables }: Runtime) {
  const [table] = tables.all
  if (!table) throw new Error('There is no table')
  return localTable({ endpoint: tables.endpoint, name: table.name })
}

/** What visitors sent and searched for in the last weeks: the public calls know no date but now, so it is stored as they would have stored it. */
async function fillFigures(runtime: Runtime, ids: DemoIds): Promise<void> {
  const [event] = EVENT_RECORDS
  if (!event) throw new Error('There is no event to register for')
  const store = localStore(runtime)
  const now = new Date()
  await loadSubmissions(store, { event: ids.record('event', event.key), now })
  await loadSearches(store, now)
}

const MOST_PRICES = 1_000
const PRICE_FILE = /^prices\/\d+\/(.+)\.json$/

/** What visitors saved in the calculator, once the prices that it names are published. */
export async function seedEstimates(runtime: Runtime): Promise<void> {
  const { objects, functions } = runtime
  const bucket = functions.named('estimates').settings.environment['SITE_BUCKET'] ?? ''
  const files = objects.list({ bucket, prefix: 'prices/', after: '', limit: MOST_PRICES })
  const prices = await Promise.all(
    files.map(async (object) => ({
      version: PRICE_FILE.exec(object.key)?.[1] ?? '',
      file: JSON.parse(String(await objects.read(object))) as PriceFile, // written by the publisher
    })),
  )
  await loadEstimates(localStore(runtime), { prices, now: new Date() })
}

/**
 * Makes the first administrator and the demo content, through the same API that people use, and what visitors sent. Publishing waits until all
 * is there: one full publish is faster than one for each change.
 * @param onHome called when all is there that the home page shows; the rest follows when it is through
 */
export async function seedDemo(
  runtime: Runtime,
  stateDir: string,
  onHome: () => Promise<unknown>,
): Promise<void> {
  const write = (state: SeedState) => writeFileSync(seedFile(stateDir), JSON.stringify({ state }))
  write('running')
  const publish = runtime.readers.get('publish')
  publish?.pause(true)
  try {
    await runtime.functions.named('account').invoke({ bootstrap: DEMO_ACCOUNT })
    const origin = originOf(runtime.ports.admin)
    const ids = await loadDemo(withLocalPortal(await signIn(origin, DEMO_ACCOUNT), origin), onHome)
    const as = (name: string) => signIn(origin, { email: `${name}@flou.example`, password: PASSWORD })
    await loadChanges({ author: await as('citra'), approver: await as('damar') }, ids)
    await loadVisits(runtime.tables, new Date())
    await fillFigures(runtime, ids)
    write('done')
  } catch (cause) {
    write('failed')
    throw new Error(
      `The demo content could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  } finally {
    await publish?.skipToNewest()
    publish?.pause(false)
  }
}
