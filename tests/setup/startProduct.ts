import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@flou/local/aws/http.ts'
import { ROOT } from '../steps.ts'

const READY = /^Demo log-in/m
/** Printed by a product that starts without demo content: all tests would time out. */
const HALF_SEEDED = /The demo content could not be loaded/
/** A product that fails exits: this ends a hanging one, also on a machine ten times slower. */
const READY_WITHIN_MS = 600_000

/** Origins on free ports. */
export const freeOrigins = async (): Promise<Pick<RunningProduct, 'site' | 'admin'>> => ({
  site: `http://127.0.0.1:${await freePort()}`,
  admin: `http://127.0.0.1:${await freePort()}`,
})

/** Waits for the product's ready line; rejects with its output if it exits first. */
const untilReady = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`The product did not start: ${why}\n${output}`))
    const timer = setTimeout(() => fail('no ready line in time'), READY_WITHIN_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!READY.test(output)) return
      clearTimeout(timer)
      if (HALF_SEEDED.test(output)) fail('its demo content is not complete')
      else resolve(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => fail(`exit code ${code}`))
  })

export interface RunningProduct {
  pid: number
  site: string
  admin: string
  state: string
  output: string
  readyMs: number
  stop(): Promise<void>
}

/** Words of `npm start`: variables, `node`, arguments. */
const WORDS = (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start.split(' ')

/** Arguments and environment of `npm start`. */
export const AS_STARTED = {
  arguments: WORDS.slice(WORDS.indexOf('node') + 1),
  environment: Object.fromEntries(WORDS.slice(0, WORDS.indexOf('node')).map((word) => word.split('='))),
}

/** Starts the product. @param state folder to keep; by default temporary @param origins by default on free ports */
export async function startProduct(
  state?: string,
  origins?: Pick<RunningProduct, 'site' | 'admin'>,
): Promise<RunningProduct> {
  const folder = state ?? mkdtempSync(path.join(tmpdir(), 'product-'))
  const { site, admin } = origins ?? (await freeOrigins())
  const started = performance.now()
  const child = spawn(process.execPath, AS_STARTED.arguments, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...AS_STARTED.environment,
      SITE_PORT: new URL(site).port,
      ADMIN_PORT: new URL(admin).port,
      STATE_DIR: folder,
    },
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    if (state === undefined) rmSync(folder, { recursive: true, force: true })
  }
  const output = await untilReady(child).catch(async (cause: unknown) => {
    await stop()
    throw cause
  })
  const readyMs = performance.now() - started
  return {
    pid: child.pid ?? 0,
    site,
    admin,
    state: folder,
    output,
    readyMs,
    stop,
  }
}
