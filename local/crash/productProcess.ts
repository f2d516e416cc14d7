import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

export interface ProductProcess {
  admin: string
  site: string
  startup: number
  /** Kills the process group at once, like a power cut. */
  kill: () => void
  stop: () => void
  exited: Promise<void>
}

export interface ProcessSettings {
  stateDir: string
  site: number
  admin: number
  options?: readonly string[]
}

/** Starts a new process group and waits until it is ready. */
export function startProcess({
  stateDir,
  site,
  admin,
  options = [],
}: ProcessSettings): Promise<ProductProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, ['local/start.ts', ...options], {
    cwd: PROJECT,
    detached: true,
    env: {
      ...process.env,
      npm_lifecycle_event: 'start', // it exits when this process is gone
      STATE_DIR: stateDir,
      SITE_PORT: `${site}`,
      ADMIN_PORT: `${admin}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => {
    // A negative pid signals the group.
    if (child.pid !== undefined) signal(-child.pid)
    signal(dynoxidePid(stateDir))
  }
  const stop = () => void child.kill('SIGTERM')
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes('Demo log-in')) return
      const startup = Math.round(performance.now() - started)
      const [adminOrigin, siteOrigin] = [admin, site].map((port) => `http://127.0.0.1:${port}`)
      resolve({ admin: adminOrigin ?? '', site: siteOrigin ?? '', startup, kill, stop, exited })
    })
    void exited.then(() => reject(new Error(`The product did not start:\n${output}`)))
  })
}

function dynoxidePid(stateDir: string): number | undefined {
  try {
    return Number(readFileSync(path.join(stateDir, 'dynoxide.pid'), 'utf8'))
  } catch {
    return undefined
  }
}

function signal(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
