import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyProject } from '../contract/newType/projectCopy.ts'
import { freePort } from '@flou/local/aws/http.ts'
import { AS_STARTED } from '../setup/startProduct.ts'

/**
 * Seconds of a first `npm start` until the home page responds and until all pages are published, without build and
 * state.
 * Usage: `node tests/load/firstStart.ts [runs]`.
 */
const RUNS = Number(process.argv[2] ?? 1)
const READY = 'Demo log-in'

async function untilAnswered(url: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.status === 200 && (await answer.text()).includes('<h1')) return true
    await sleep(50)
  }
  return false
}

async function firstStart(): Promise<void> {
  const copy = copyProject()
  const [site, admin] = [await freePort(), await freePort()]
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const child = spawn(process.execPath, AS_STARTED.arguments, {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...AS_STARTED.environment, SITE_PORT: `${site}`, ADMIN_PORT: `${admin}` },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split('\n')) console.log(`${seconds()} s  ${line}`)
    if (chunk.includes(READY)) ready.resolve()
  })
  try {
    const isOver = () => child.exitCode !== null
    const home = untilAnswered(`http://127.0.0.1:${site}/`, isOver).then(() => seconds())
    await Promise.race([ready.promise, ended])
    if (isOver()) throw new Error(`The product ended with ${child.exitCode}`)
    console.log(JSON.stringify({ homePageSeconds: Number(await home), readySeconds: Number(seconds()) }))
  } finally {
    child.kill('SIGTERM')
    await ended
    copy.remove()
  }
}

for (let run = 0; run < RUNS; run += 1) await firstStart()
