import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { originOf } from '../runtime/origins.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { tableLocation } from '../runtime/localTable.ts'
import { runSeeding } from './runSeeding.ts'

export type SeedState = 'running' | 'done' | 'failed'

const seedFile = (stateDir: string) => path.join(stateDir, 'seed.json')

export function readSeedState(stateDir: string): SeedState | undefined {
  try {
    return (JSON.parse(readFileSync(seedFile(stateDir), 'utf8')) as { state: SeedState }).state
  } catch {
    return undefined
  }
}

const MOST_PRICES = 1_000
const PRICE_FILE = /^prices\/\d+\/(.+)\.json$/

/** Estimates refer to published prices. */
export async function seedEstimates(runtime: Runtime): Promise<void> {
  const { objects, functions } = runtime
  const bucket = functions.named('estimates').settings.environment['SITE_BUCKET'] ?? ''
  const files = objects.list({ bucket, prefix: 'prices/', after: '', limit: MOST_PRICES })
  const prices = await Promise.all(
    files.map(async (object) => ({
      version: PRICE_FILE.exec(object.key)?.[1] ?? '',
      file: JSON.parse(String(await objects.read(object))) as PriceFile,
    })),
  )
  await runSeeding({ kind: 'estimates', prices, table: tableLocation(runtime.tables) })
}

/**
 * Uses the API. Publishing is paused: one full publish is faster.
 * @param onHome called when the home page's content is stored
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
    await runSeeding({ kind: 'content', adminOrigin, table: tableLocation(runtime.tables) }, onHome)
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
