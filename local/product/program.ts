import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** Errors print their message and exit with code 1. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    if (process.env['DEBUG']) console.error(cause)
    process.exit(1)
  }
}

/** @throws if packages are missing or Node is too old */
export function requireInstall(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 24) throw new Error('Node 24 is needed. Use the npm scripts: they bring it along (npm ci).')
  if (!existsSync(path.join(PROJECT, 'node_modules/.package-lock.json'))) {
    throw new Error('The packages are not installed. Run: npm ci')
  }
}

const NPM_CHECK_INTERVAL_MS = 500

/** Stops this process when its npm is gone, because npm does not forward every signal. */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, NPM_CHECK_INTERVAL_MS)
  timer.unref()
}

/** Stops once on SIGINT or SIGTERM; a second signal exits at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const end = () => {
    if (isStopping) process.exit(130)
    isStopping = true
    stop()
      .catch((cause: unknown) => console.error(cause))
      .finally(() => process.exit(0))
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** Must print exactly the lines in the README. */
export function announce({ origins }: Runtime): void {
  console.log(`Site  ${origins.site}`)
  console.log(`Admin ${origins.admin}`)
  console.log(`Demo log-in  ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`)
}
