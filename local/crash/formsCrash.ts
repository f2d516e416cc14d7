// Proves that an end at any moment loses no form and stores none twice: `node local/crash/formsCrash.ts [kills] [per second] [seconds] [state]`.
// Starts the product on ports and a state of its own, new or a copy of the folder that is named; forms come in at a rate, and in the
// middle of them everything is killed and started again. What was not answered is sent again under its key. Afterwards every form that
// was acknowledged is in the inbox, once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import { contactMessage } from '@flou/shared/submissions/forms/contactMessage.ts'
import { freePort } from '../aws/http.ts'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { runProgram } from '../product/program.ts'
import { originOf } from '../runtime/addresses.ts'
import { copyState } from '../seeding/copyState.ts'
import { signIn } from '../seeding/apiClient.ts'
import { nothingSent, sendAgain, sendAtRate, type Sent } from './formSenders.ts'
import { startProcess, type ProductProcess } from './productProcess.ts'

await runProgram(async () => {
  const [kills = 20, perSecond = 500, seconds = 5] = process.argv.slice(2, 5).map(Number)
  const state = mkdtempSync(path.join(tmpdir(), 'flou-forms-'))
  const settings = { state, site: await freePort(), admin: await freePort() }
  if (process.argv[5])
    await copyState(process.argv[5], state, {
      site: originOf(settings.site),
      admin: originOf(settings.admin),
    })
  let product = await startProcess(settings)
  const sent = nothingSent()
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = sent.acknowledged.size
      await crash(
        product,
        () => sendAtRate(product.site, { perSecond, length: seconds * 1_000 }, sent),
        seconds,
      )
      const open = sent.open.length
      product = await startProcess(settings)
      await sendAgain(product.site, sent)
      console.error(`kill ${kill}: ${sent.acknowledged.size - before} acknowledged, ${open} sent again`)
    }
    const stored = await storedEmails(product.admin)
    const result = { kills, perSecond, seconds, ...compared(sent, stored), ...timesOf(sent) }
    console.log(JSON.stringify(result, undefined, 2))
    if (result.lost > 0 || result.twice > 0) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(state, { recursive: true, force: true })
  }
})

/** Kills the product in the middle of the work; waits until the work has noticed. */
async function crash(product: ProductProcess, work: () => Promise<void>, seconds: number): Promise<void> {
  const ended = work()
  await sleep(seconds * 1_000 * (0.3 + 0.6 * Math.random()))
  product.kill()
  await product.exited
  await ended
}

/** The addresses of all forms that are stored, each as often as it is there, read as an export reads them. */
async function storedEmails(admin: string): Promise<string[]> {
  const staff = await signIn(admin, DEMO_ACCOUNT)
  const list = INBOX_PATHS.export(contactMessage.key)
  const body = { filters: {}, format: 'json' }
  const noted = (await staff.request('POST', list, body)) as { id: string } // as the inbox's API answers
  const found: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const search = new URLSearchParams({ export: noted.id, cursor }).toString()
    const { data, cursor: next } = await staff.envelope('GET', `${list}?${search}`)
    found.push(...(data as SubmissionRow[]).map(({ values }) => String(values['email'])))
    cursor = next
  }
  return found
}

function compared({ acknowledged, open, refused }: Sent, stored: readonly string[]) {
  const times = new Map<string, number>()
  for (const email of stored) times.set(email, (times.get(email) ?? 0) + 1)
  return {
    acknowledged: acknowledged.size,
    unanswered: open.length,
    refused: Object.fromEntries(refused),
    lost: [...acknowledged].filter((email) => !times.has(email)).length,
    twice: [...acknowledged].filter((email) => (times.get(email) ?? 0) > 1).length,
  }
}

/** Milliseconds of the answers that came. */
function timesOf({ times }: Sent) {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
