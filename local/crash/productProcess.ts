import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

export interface ProductProcess {
  /** Origin of the back-office, and of the site. */
  admin: string
  site: string
  /** Milliseconds until it was ready. */
  startup: number
  /** Ends the whole process group and the table service at once, as a power cut would. */
  kill: () => void
  /** Asks the product to end, as Ctrl+C does. */
  stop: () => void
  exited: Promise<void>
}

interface ProcessSettings {
  state: string
  site: number
  admin: number
}

/** Starts `npm start`'s program in a process group of its own and waits until it is ready. */
export function startProcess({ state, site, admin }: ProcessSettings): Promise<ProductProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: PROJECT,
    detached: true,
    env: {
      ...process.env,
      npm_lifecycle_event: 'start', // it ends when this process is gone
      STATE_DIR: state,
      SITE_PORT: `${site}`,
      ADMIN_PORT: `${admin}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = () => {
    // A negative number means the group.
    if (child.pid !== undefined) signal(-child.pid)
    signal(dynoxidePid(state))
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

function dynoxidePid(state: string): number | undefined {
  try {
    return Number(readFileSync(path.join(state, 'dynoxide.pid'), 'utf8'))
  } catch {
    return undefined
  }
}

function signal(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
