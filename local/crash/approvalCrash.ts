// Crash test: `node local/crash/approvalCrash.ts [kills]`. Kills the product during approvals, then checks
// that no change request is lost, applied twice, or left running.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../aws/http.ts'
import { runProgram } from '../product/program.ts'
import { checkChangeRequests, type Findings } from './changeRequestChecks.ts'
import { approveUntilKilled, prepareTargets, type ChangeTarget } from './changeRequestWriters.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'

const RECORDS = 8

await runProgram(async () => {
  const kills = Number(process.argv[2] ?? 100)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-approval-'))
  const settings = { stateDir, site: await freePort(), admin: await freePort() }
  let product = await startProcess(settings)
  try {
    const targets: ChangeTarget[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const people = await prepareTargets(product.admin, RECORDS)
      targets.push(...people.records)
      await crash(product, () => approveUntilKilled(people))
      product = await startProcess(settings)
      if (kill % 10 === 0) console.error(`${kill} kills, ${targets.length} changes`)
    }
    const findings = await checkChangeRequests(product.admin, targets)
    console.log(JSON.stringify({ kills, ...findings }, null, 2))
    if (isBad(findings)) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(stateDir, { recursive: true, force: true })
  }
})

function isBad({ twice, lost, misaudited, orphanedExecutions }: Findings): boolean {
  return twice + lost + misaudited + orphanedExecutions > 0
}

/** Kills the product at a random moment of the work. */
async function crash(product: ProductProcess, work: () => Promise<void>): Promise<void> {
  const ended = work()
  await sleep(Math.random() * 600)
  product.kill()
  await product.exited
  await ended
}
