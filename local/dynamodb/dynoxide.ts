import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../aws/http.ts'

export interface Dynoxide {
  endpoint: URL
  file: string
  /** Resolves when the process has exited for any reason. */
  exited: Promise<void>
  stop: () => Promise<void>
}

// The shell reads a pipe of the runtime. If the runtime dies, even by `kill -9`, the pipe closes and the
// service is killed.
const SUPERVISOR =
  'exec 3<&0; "$0" "$@" & child=$!; echo "$child"; { read -r _ <&3; kill "$child"; } 2>/dev/null & guard=$!; ' +
  'wait "$child"; kill "$guard" 2>/dev/null'

/**
 * Kills an orphan of an earlier run first.
 * @throws without a binary for the platform, or after 10 s without a connection
 */
export async function startDynoxide(stateDir: string, requestedPort?: number): Promise<Dynoxide> {
  await endOrphan(stateDir)
  const file = path.join(stateDir, 'tables.db')
  const port = requestedPort ?? (await freePort())
  const log = openSync(path.join(stateDir, 'dynoxide.log'), 'a')
  const supervisor = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, binaryPath(), 'serve', '--host', '127.0.0.1', '--port', `${port}`, '--db-path', file],
    // Own process group: Ctrl-C only reaches the runtime, which stops the service last.
    { stdio: ['pipe', 'pipe', log], detached: true },
  )
  closeSync(log)
  const exited = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()))
  supervisor.stdout?.once('data', (pid: Buffer) => writeFileSync(pidFile(stateDir), pid.toString().trim()))
  await waitForPort(port, exited)
  const stop = async () => {
    await end(supervisor, exited)
    rmSync(pidFile(stateDir), { force: true })
  }
  return { endpoint: new URL(`http://127.0.0.1:${port}`), file, exited, stop }
}

const pidFile = (stateDir: string) => path.join(stateDir, 'dynoxide.pid')

async function end(supervisor: ChildProcess, exited: Promise<void>) {
  supervisor.stdin?.end()
  await exited
}

function binaryPath(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide')
  } catch (cause) {
    throw new Error(
      `No DynamoDB stand-in is installed for this platform (${name}). Install that package if it exists, or start ` +
        'DynamoDB Local yourself and set AWS_ENDPOINT_URL_DYNAMODB to its address.',
      { cause },
    )
  }
}

/** Checks the command line because process ids are reused. */
async function endOrphan(stateDir: string) {
  const file = pidFile(stateDir)
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8'))
  for (let attempt = 0; attempt < 100 && isDynoxide(pid); attempt++) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      break
    }
    await sleep(10)
  }
  rmSync(file, { force: true })
}

function isDynoxide(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dynoxide')
  } catch {
    return false
  }
}

async function waitForPort(port: number, exited: Promise<void>) {
  const end = exited.then(() => true)
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if (await canConnect(port)) return
    if (await Promise.race([end, sleep(5, false)])) break
  }
  throw new Error('The DynamoDB stand-in did not start; see dynoxide.log in the state folder.')
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
