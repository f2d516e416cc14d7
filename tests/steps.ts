import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')
const BIN = path.join(ROOT, 'node_modules/.bin')

export interface Step {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

/** Sequential steps. */
export type Lane = readonly Step[]
/** Parallel lanes. The first one's output is streamed, that of the others printed per step. */
export type Stage = readonly Lane[]

/** Streamed, or printed at once when the step ends. */
export type Output = 'shown' | 'held'

/** Runs a command of the project with the current Node first in PATH. @returns the exit code */
export const runStep = ({ command, args, env }: Step, output: Output = 'shown'): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}` },
    })
    const held: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => held.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(held))
      resolve(code ?? (signal ? 1 : 0))
    })
  })

const vitestStep = (name: string, config: string, ...args: string[]): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--config', config, '--reporter=default', '--reporter=json', ...args],
})
const nodeStep = (name: string, file: string): Step => ({ name, command: 'node', args: [file] })

/** Result files of Vitest, for the closing line. */
export const RESULTS = {
  unit: `${ROOT}/node_modules/.cache/unit.json`,
  browser: `${ROOT}/node_modules/.cache/browser.json`,
} as const

const FORMAT: Step = { name: 'format', command: 'oxfmt', args: ['--check'] }
/** Generates the route types of the public site for linter and compiler. */
const ROUTE_TYPES: Step = { name: 'route types', command: 'react-router', args: ['typegen', 'web-public'] }
const LINT: Step = { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] }
/** Unused files, exports and dependencies. */
const UNUSED: Step = { name: 'unused', command: 'knip', args: ['--no-progress'] }
/** Unit and contract tests without the `excluded` files. */
export const unitStep = (name: string, excluded: readonly string[] = []): Step =>
  vitestStep(
    name,
    'vitest.config.ts',
    `--outputFile.json=${RESULTS.unit}`,
    ...excluded.map((file) => `--exclude=${file}`),
  )

const SYNTH: Step = { name: 'synth with all checks', command: 'npm', args: ['run', '--silent', 'synth'] }

/**
 * Steps without a browser. The build precedes unit tests, because those of the public site render with it; it runs
 * beside the type checks, which leave a core idle at times.
 */
export const staticStages = (unit: Step): readonly Stage[] => [
  [[ROUTE_TYPES]],
  [
    [FORMAT, nodeStep('types', 'tests/types.ts'), LINT],
    [
      nodeStep('folders', 'tests/folders.ts'),
      nodeStep('imports', 'tests/structure/checkImports.ts'),
      nodeStep('patterns', 'tests/structure/checkPatterns.ts'),
      nodeStep('language', 'tests/structure/checkLanguage.ts'),
      UNUSED,
      nodeStep('build', 'local/build.ts'),
    ],
  ],
  [[unit], [SYNTH]],
]

/** Browser tests of all or the given files; `products` run in parallel, each with a share of the files. */
export const browserStep = (name: string, products: number, ...files: string[]): Step => ({
  ...vitestStep(
    name,
    'vitest.e2e.config.ts',
    '--reporter=./tests/setup/retriedTests.ts',
    `--outputFile.json=${RESULTS.browser}`,
    ...files,
  ),
  env: { PRODUCTS: String(products) },
})

/** Runs a step and prints its duration. @returns false if it fails */
async function runTimed(step: Step, output: Output): Promise<boolean> {
  const started = performance.now()
  const code = await runStep(step, output)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s`)
  return code === 0
}

async function runLane(lane: Lane, output: Output): Promise<boolean> {
  for (const step of lane) if (!(await runTimed(step, output))) return false
  return true
}

/** Runs stages in sequence, until one fails. @returns false on failure */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  for (const lanes of stages) {
    const passed = await Promise.all(
      lanes.map((lane, index) => runLane(lane, index === 0 ? 'shown' : 'held')),
    )
    if (passed.includes(false)) return false
  }
  return true
}
