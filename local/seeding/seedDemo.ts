import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { originOf } from '../runtime/addresses.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { tablePlace } from '../runtime/localTable.ts'
import { runSeeding } from './runSeeding.ts'

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
  await runSeeding({ kind: 'estimates', prices, table: tablePlace(runtime.tables) })
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
    const adminOrigin = originOf(runtime.ports.admin)
    await runSeeding({ kind: 'content', adminOrigin, table: tablePlace(runtime.tables) }, onHome)
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
