// Proves that an end at any moment decides nothing twice and loses no decision: `node local/crash/approvalCrash.ts [kills]`. Starts the
// product on ports and a state of its own; while an editor submits changes and an approver decides about them, everything is killed and
// started again. Afterwards each change is in one state, applied once or not at all, its audit trail is complete, and no execution of a
// decided change is left over.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../aws/http.ts'
import { runProgram } from '../product/program.ts'
import { checkChanges, type Findings } from './changeChecks.ts'
import { decideUntilDead, prepareChanges, type Known } from './changeWriters.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'

/** Records whose changes are under way at the same time, a round. */
const RECORDS = 8

await runProgram(async () => {
  const kills = Number(process.argv[2] ?? 100)
  const state = mkdtempSync(path.join(tmpdir(), 'flou-approval-'))
  const settings = { state, site: await freePort(), admin: await freePort() }
  let product = await startProcess(settings)
  try {
    const known: Known[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const people = await prepareChanges(product.admin, RECORDS)
      known.push(...people.records)
      await crash(product, () => decideUntilDead(people))
      product = await startProcess(settings)
      if (kill % 10 === 0) console.error(`${kill} kills, ${known.length} changes`)
    }
    const findings = await checkChanges(product.admin, known)
    console.log(JSON.stringify({ kills, ...findings }, null, 2))
    if (isBad(findings)) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(state, { recursive: true, force: true })
  }
})

function isBad({ twice, lost, untold, leftOver }: Findings): boolean {
  return twice + lost + untold + leftOver > 0
}

/** Kills the product at any moment of the work, which takes about half a second; waits until it has noticed. */
async function crash(product: ProductProcess, work: () => Promise<void>): Promise<void> {
  const ended = work()
  await sleep(Math.random() * 600)
  product.kill()
  await product.exited
  await ended
}
