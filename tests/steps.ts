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

/** Steps in their order. */
export type Lane = readonly Step[]
/** Lanes side by side. The output of the first is shown as it comes, that of the others step by step. */
export type Stage = readonly Lane[]

/** Where the output of a step goes: as it comes, or in one piece when the step has ended. */
export type Output = 'shown' | 'held'

/** Runs a command of the project with its own Node first on the path; resolves with the exit code. */
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

/** Where Vitest writes its results, for the closing line. */
export const RESULTS = {
  unit: `${ROOT}/node_modules/.cache/unit.json`,
  browser: `${ROOT}/node_modules/.cache/browser.json`,
} as const

const FORMAT: Step = { name: 'format', command: 'oxfmt', args: ['--check'] }
/** Writes the types of the public site's routes; linter and compiler need them. */
const ROUTE_TYPES: Step = { name: 'route types', command: 'react-router', args: ['typegen', 'web-public'] }
const LINT: Step = { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] }
const UNIT = vitestStep('unit and contract tests', 'vitest.config.ts', `--outputFile.json=${RESULTS.unit}`)

const SYNTH: Step = { name: 'synth with all checks', command: 'npm', args: ['run', '--silent', 'synth'] }

/** Everything that needs no browser. The build comes before the unit tests: those of the public site render with it. */
export const STATIC_STAGES: readonly Stage[] = [
  [[ROUTE_TYPES]],
  [
    [
      nodeStep('folders', 'tests/folders.ts'),
      nodeStep('imports', 'tests/structure/checkImports.ts'),
      nodeStep('patterns', 'tests/structure/checkPatterns.ts'),
      LINT,
      nodeStep('types', 'tests/types.ts'),
      nodeStep('build', 'local/build.ts'),
    ],
    [FORMAT],
  ],
  [[UNIT], [SYNTH]],
]

/** Browser tests: of all files, or of the given ones; `products` of them run side by side, each with its share of the files. */
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

/** Runs a step and prints how long it took; false where it fails. */
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

/** Runs stages one after another; false as soon as one fails, which then runs to its end. */
export async function runStages(stages: readonly Stage[]): Promise<boolean> {
  for (const lanes of stages) {
    const passed = await Promise.all(
      lanes.map((lane, index) => runLane(lane, index === 0 ? 'shown' : 'held')),
    )
    if (passed.includes(false)) return false
  }
  return true
}
