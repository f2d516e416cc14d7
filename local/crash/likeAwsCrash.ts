// Crash test: `node local/crash/likeAwsCrash.ts [changes] [kills] [seed] [state]`. Kills a product with `--like-aws`
// during random changes, then compares its pages with a forced full publish. SIGINT ends after the next kill.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOutsidePages } from '@flou/functions/features/publishing/site/bucket/objectPath.ts'
import { freePort } from '../aws/http.ts'
import { buildProduct, STACK_DIR } from '../buildSteps/buildProduct.ts'
import { seededRandom } from '../likeAws/faults.ts'
import type { LikeAwsSettings } from '../likeAws/switches.ts'
import { runProgram } from '../product/program.ts'
import { startProduct } from '../product/startProduct.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { loadTemplate } from '../template/template.ts'
import { startProcess } from './productProcess.ts'
import { changeUntilKilled, logProgress, type Changes } from './randomChanges.ts'

const WRITERS = 8
const CHANGES_PER_KILL = 25
/** Longer than `schedule` needs to look at lists again. */
const SECOND_LOOK_MS = 130_000
const POLL_MS = 2_000

/** Threads of the local product have an eighth of it, which a full publish of these pages exceeds. */
const AWS_MEMORY: LikeAwsSettings = { switches: new Set(['memory']), seed: 1 }

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, etag]) => other.get(key) === etag)

await runProgram(async () => {
  const [total = 500, kills = Math.ceil(total / CHANGES_PER_KILL), seed = 1] = process.argv
    .slice(2, 5)
    .map(Number)
  const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-like-aws-'))
  if (process.argv[5]) cpSync(process.argv[5], stateDir, { recursive: true })
  const ports = { site: await freePort(), admin: await freePort() }
  const settings = { stateDir, ...ports, options: ['--like-aws', `--seed=${seed}`] }
  let product = await startProcess(settings)
  try {
    const random = seededRandom(seed)
    const changes: Changes = { random, started: 0, acknowledged: 0, conflicts: 0, refused: [] }
    const stopped = new AbortController()
    process.once('SIGINT', () => stopped.abort())
    for (let kill = 1; kill <= kills && !stopped.signal.aborted; kill += 1) {
      await changeUntilKilled(product, changes, {
        writers: WRITERS,
        until: Math.floor((total * kill) / kills),
      })
      product = await startProcess(settings)
      console.error(`kill ${kill}: started again in ${product.startup} ms`)
      logProgress(changes)
    }
    product.stop()
    await product.exited
    const comparison = await compareWithFullPublish(stateDir, ports)
    const { acknowledged, conflicts, refused } = changes
    console.log(
      JSON.stringify({ seed, kills, acknowledged, conflicts, refused, ...comparison }, undefined, 2),
    )
    if (refused.length > 0 || comparison.different.length > 0) process.exitCode = 1
  } finally {
    product.kill()
    await product.exited
    rmSync(stateDir, { recursive: true, force: true })
  }
  // The library of Step Functions leaves the timers of waiting executions.
  process.exit()
})

async function compareWithFullPublish(stateDir: string, ports: { site: number; admin: number }) {
  const { rendererKey } = await buildProduct(() => undefined)
  const { runtime } = await startProduct({
    settings: { stateDir, sitePort: ports.site, adminPort: ports.admin, likeAws: AWS_MEMORY },
    synthesised: loadTemplate(STACK_DIR),
    rendererKey,
    log: () => undefined,
  })
  try {
    const before = await filesAtRest(runtime, SECOND_LOOK_MS)
    await runtime.functions.named('publish').invoke({ full: true, isForced: true })
    const after = await filesAtRest(runtime, POLL_MS)
    const keys = new Set([...before.keys(), ...after.keys()])
    const different = [...keys].filter((key) => before.get(key) !== after.get(key)).toSorted()
    return { files: after.size, different }
  } finally {
    await runtime.stop()
  }
}

/** Key → ETag of all pages and prices, once nothing has changed for a while. */
async function filesAtRest(runtime: Runtime, quietMs: number): Promise<Map<string, string>> {
  let files = readFiles(runtime)
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs; await sleep(POLL_MS)) {
    await Promise.all([...runtime.readers.values()].map((reader) => reader.waitUntilCaughtUp()))
    const now = readFiles(runtime)
    if (!isSame(files, now)) quietSince = Date.now()
    files = now
  }
  return files
}

function readFiles({ functions, objects }: Runtime): Map<string, string> {
  const bucket = functions.named('publish').settings.environment['SITE_BUCKET'] ?? ''
  const found = ['en/', 'id/', 'prices/'].flatMap((prefix) =>
    objects.list({ bucket, prefix, after: '', limit: 1_000_000 }),
  )
  // snapshots and layout fragments of earlier versions differ between the two ways
  const compared = found.filter(({ key }) => !isOutsidePages(key))
  return new Map(compared.map(({ key, etag }) => [key, etag]))
}
