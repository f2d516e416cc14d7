import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

export interface Command {
  /** A name in node_modules/.bin. */
  program: string
  arguments: readonly string[]
  /** Relative to the project. */
  folder: string
  environment?: Record<string, string>
  /** Leaves the processor to what a person waits for. */
  isUrgent?: boolean
  /** The tool's input ends when this is fulfilled: it waits for that. It is stopped where this is rejected. */
  mayGoOn?: Promise<unknown>
}

const LOW = constants.priority.PRIORITY_LOW

/** Runs a tool of the project; throws its output where it fails. */
export function run(command: Command): Promise<void> {
  const bin = path.join(PROJECT, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(command.program, command.arguments, {
      cwd: path.join(PROJECT, command.folder),
      env: {
        ...process.env,
        PATH: `${path.join(PROJECT, command.folder, 'node_modules/.bin')}:${bin}:${process.env['PATH']}`,
        NO_COLOR: '1',
        ...command.environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const { mayGoOn = Promise.resolve() } = command
    mayGoOn.then(
      () => child.stdin.end(),
      () => child.kill(),
    )
    if (command.isUrgent === false && child.pid !== undefined) setPriority(child.pid, LOW)
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command.program} ${command.arguments.join(' ')} failed:\n${output.trim()}`))
    })
  })
}
