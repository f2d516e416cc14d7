// Proves that an end at any moment loses nothing: `node local/crash/crashTest.ts [rounds] [state]`. Starts the product on ports and a
// state of its own, new or a copy of the folder that is named, kills everything in the middle of writes, starts it again and looks for
// every acknowledged record; then ends it while all pages are being published and waits until they are.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../aws/http.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'
import { readAll, writeUntilDead } from './writers.ts'
import { stopWhilePublishing } from './stopWhilePublishing.ts'
import { runProgram } from '../product/program.ts'
import { originOf } from '../runtime/addresses.ts'
import { copyState } from '../seeding/copyState.ts'

const WRITERS = 16

interface Round {
  /** Records acknowledged in all rounds so far. */
  acknowledged: number
  listed: number
  total: number
  /** Acknowledged and not there. */
  lost: number
  /** Milliseconds from start to ready, build check included. */
  restart: number
}

await runProgram(async () => {
  const rounds = Number(process.argv[2] ?? 10)
  const state = mkdtempSync(path.join(tmpdir(), 'flou-crash-'))
  const settings = { state, site: await freePort(), admin: await freePort() }
  if (process.argv[3])
    await copyState(process.argv[3], state, {
      site: originOf(settings.site),
      admin: originOf(settings.admin),
    })
  let product = await startProcess(settings)
  try {
    const acknowledged = new Set<number>()
    const report: Round[] = []
    for (let round = 0; round < rounds; round++) {
      await crash(product, acknowledged)
      product = await startProcess(settings)
      report.push(await check(product, acknowledged))
      console.error(`round ${round + 1}: ${JSON.stringify(report.at(-1))}`)
    }
    const wide = await stopWhilePublishing(product, () => startProcess(settings))
    product = wide.product
    const lost = report.reduce((sum, one) => sum + one.lost, 0)
    const agrees = report.every((one) => one.listed === one.total)
    const result = {
      rounds,
      acknowledged: acknowledged.size,
      lost,
      totalsAgree: agrees,
      stop: wide.report,
      report,
    }
    console.log(JSON.stringify(result, null, 2))
    if (lost > 0 || !agrees || wide.report.behind > 0) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(state, { recursive: true, force: true })
  }
})

/** Kills the product between 0.3 and 1 s after the writers began; waits until they have noticed. */
async function crash(product: ProductProcess, acknowledged: Set<number>): Promise<void> {
  const writers = await writeUntilDead(product.admin, WRITERS, (id) => acknowledged.add(id))
  await sleep(300 + Math.random() * 700)
  product.kill()
  await product.exited
  await writers.end
}

async function check(product: ProductProcess, acknowledged: ReadonlySet<number>): Promise<Round> {
  const { ids, total } = await readAll(product.admin)
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length
  return { acknowledged: acknowledged.size, listed: ids.size, total, lost, restart: product.startup }
}
