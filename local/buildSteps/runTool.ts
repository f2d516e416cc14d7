import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

export interface Command {
  program: string
  arguments: readonly string[]
  folder: string
  environment?: Record<string, string>
  /** False lowers the process priority. */
  isUrgent?: boolean
  /** Closes the tool's stdin when resolved; kills the tool when rejected. */
  inputsReady?: Promise<unknown>
}

const LOW = constants.priority.PRIORITY_LOW

/** @throws the tool's output if it fails */
export function runTool(command: Command): Promise<void> {
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
    const { inputsReady = Promise.resolve() } = command
    inputsReady.then(
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
