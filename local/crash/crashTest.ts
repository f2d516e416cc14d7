// Crash test: `node local/crash/crashTest.ts [rounds] [state]`. Kills the product during writes and looks for
// acknowledged records; then stops it during a full publish.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../aws/http.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'
import { readAll, writeUntilKilled } from './writers.ts'
import { stopWhilePublishing } from './stopWhilePublishing.ts'
import { runProgram } from '../product/program.ts'
import { originOf } from '../runtime/origins.ts'
import { copyState } from '../seeding/copyState.ts'

const WRITERS = 16

interface Round {
  acknowledged: number
  listed: number
  total: number
  lost: number
  /** Milliseconds until ready, including the build check. */
  restart: number
}

await runProgram(async () => {
  const rounds = Number(process.argv[2] ?? 10)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-crash-'))
  const settings = { stateDir, site: await freePort(), admin: await freePort() }
  if (process.argv[3])
    await copyState(process.argv[3], stateDir, {
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
    const stopResult = await stopWhilePublishing(product, () => startProcess(settings))
    product = stopResult.product
    const lost = report.reduce((sum, one) => sum + one.lost, 0)
    const agrees = report.every((one) => one.listed === one.total)
    const result = {
      rounds,
      acknowledged: acknowledged.size,
      lost,
      totalsAgree: agrees,
      stop: stopResult.report,
      report,
    }
    console.log(JSON.stringify(result, null, 2))
    if (lost > 0 || !agrees || stopResult.report.stale > 0) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(stateDir, { recursive: true, force: true })
  }
})

async function crash(product: ProductProcess, acknowledged: Set<number>): Promise<void> {
  const writers = await writeUntilKilled(product.admin, WRITERS, (id) => acknowledged.add(id))
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
