import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** Runs a program of the command line: an error is one clear text and exit code 1, not a stack of calls. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    if (process.env['DEBUG']) console.error(cause)
    process.exit(1)
  }
}

/** Throws where the project is not installed or Node is too old to run it. */
export function requireInstall(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 24) throw new Error('Node 24 is needed. Use the npm scripts: they bring it along (npm ci).')
  if (!existsSync(path.join(PROJECT, 'node_modules/.package-lock.json'))) {
    throw new Error('The packages are not installed. Run: npm ci')
  }
}

/** How often it is looked whether npm is still there; milliseconds. */
const NPM_LOOKED_AFTER = 500

/**
 * Ends this process as if it had been asked to when npm, which has started it, is gone: npm passes not every signal on, and none when it
 * is killed. A process that was started without npm goes on when its parent ends.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, NPM_LOOKED_AFTER)
  timer.unref()
}

/** Calls `stop` once on Ctrl-C or a request to end, then ends the process; a second Ctrl-C ends it at once. */
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
