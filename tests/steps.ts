import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')
const BIN = path.join(ROOT, 'node_modules/.bin')

export interface Step {
  name: string
  command: string
  args: string[]
  /** Variables beside those of this process. */
  env?: Record<string, string>
}

/** Runs a command of the project with its own Node first on the path; resolves with the exit code, its output shown. */
export const runStep = ({ command, args, env }: Step): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}` },
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Writes the types of the public site's routes; linter and compiler need them. */
export const ROUTE_TYPES: Step = {
  name: 'route types',
  command: 'react-router',
  args: ['typegen', 'web-public'],
}

/** Steps of `npm run validate`: everything that needs no browser. Cheap ones first. */
export const VALIDATION: Step[] = [
  {
    name: 'format',
    command: 'prettier',
    args: [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      'node_modules/.cache/prettier-check',
      '.',
    ],
  },
  ROUTE_TYPES,
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', command: 'node', args: ['tests/types.ts'] },
]

/** A Vitest run whose counts are also written as JSON, for the closing line. */
export const vitestStep = (name: string, config: string, output: string): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
})

/** Runs a step and says how long it took; false where it fails. */
async function runTimed(step: Step): Promise<boolean> {
  const started = performance.now()
  const code = await runStep(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s`)
  return code === 0
}

/** Runs steps one after another; false as soon as one fails. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runTimed(step))) return false
  return true
}
