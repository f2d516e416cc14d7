// Crash test: `node local/crash/formsCrash.ts [kills] [per second] [seconds] [state]`. Kills the product
// while forms arrive, resends unanswered ones, and checks that each is stored once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { freePort } from '../aws/http.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { runProgram } from '../product/program.ts'
import { originOf } from '../runtime/origins.ts'
import { copyState } from '../seeding/copyState.ts'
import { signIn } from '../seeding/apiClient.ts'
import { createSendResults, resendUnanswered, sendAtRate, type SendResults } from './formSenders.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'

const originsOf = ({ site, admin }: { site: number; admin: number }) => ({
  site: originOf(site),
  admin: originOf(admin),
})

await runProgram(async () => {
  const [kills = 20, perSecond = 500, seconds = 5] = process.argv.slice(2, 5).map(Number)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-forms-'))
  const settings = { stateDir, site: await freePort(), admin: await freePort() }
  if (process.argv[5]) await copyState(process.argv[5], stateDir, originsOf(settings))
  let product = await startProcess(settings)
  const results = createSendResults()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = results.acknowledged.size
      await crash(
        product,
        () => sendAtRate(product.site, { perSecond, length: seconds * 1_000 }, results),
        seconds,
      )
      const unanswered = results.unanswered.length
      product = await startProcess(settings)
      await resendUnanswered(product.site, results)
      console.error(
        `kill ${kill}: ${results.acknowledged.size - before} acknowledged, ${unanswered} sent again`,
      )
    }
    const stored = await storedEmails(product.admin)
    const result = {
      kills,
      perSecond,
      seconds,
      ...compareResults(results, stored),
      ...percentilesOf(results),
    }
    console.log(JSON.stringify(result, undefined, 2))
    if (result.lost > 0 || result.twice > 0) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(stateDir, { recursive: true, force: true })
  }
})

async function crash(product: ProductProcess, work: () => Promise<void>, seconds: number): Promise<void> {
  const ended = work()
  await sleep(seconds * 1_000 * (0.3 + 0.6 * Math.random()))
  product.kill()
  await product.exited
  await ended
}

/** Returns all stored emails, with duplicates. */
async function storedEmails(admin: string): Promise<string[]> {
  const staff = await signIn(admin, DEMO_ACCOUNT)
  const list = INBOX_PATHS.export(contactMessage.key)
  const body = { filters: {}, format: 'json' }
  const exportJob = (await staff.request('POST', list, body)) as { id: string }
  const found: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const search = new URLSearchParams({ export: exportJob.id, cursor }).toString()
    const { data, cursor: next } = await staff.envelope('GET', `${list}?${search}`)
    found.push(...(data as SubmissionRow[]).map(({ values }) => String(values['email'])))
    cursor = next
  }
  return found
}

function compareResults({ acknowledged, unanswered, refused }: SendResults, stored: readonly string[]) {
  const times = new Map<string, number>()
  for (const email of stored) times.set(email, (times.get(email) ?? 0) + 1)
  return {
    acknowledged: acknowledged.size,
    unanswered: unanswered.length,
    refused: Object.fromEntries(refused),
    lost: [...acknowledged].filter((email) => !times.has(email)).length,
    twice: [...acknowledged].filter((email) => (times.get(email) ?? 0) > 1).length,
  }
}

function percentilesOf({ times }: SendResults) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (quantile: number) => Math.round(sorted[Math.floor(sorted.length * quantile)] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
