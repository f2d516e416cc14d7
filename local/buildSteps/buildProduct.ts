import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'
import { contentHash } from './contentHash.ts'
import { pruneAssets } from './pruneAssets.ts'
import { run, type Command } from './run.ts'
import { takeStamps, type Stamps } from './stamps.ts'

/** The synthesised stack that the local runtime reads; `cdk.out` belongs to the deploy command. */
export const STACK_DIR = path.join(PROJECT, 'dist/stack')

interface Step {
  name: string
  /** Files and folders it is made of. */
  inputs: readonly string[]
  /** Steps whose result is an input. */
  after: readonly string[]
  /** Where one of these is missing, it is made whatever the stamp says. */
  outputs: readonly string[]
  command: Command
}

const shared = ['shared', 'package-lock.json', 'tsconfig.base.json']

const steps: readonly Step[] = [
  {
    name: 'web-public',
    inputs: ['web-public', ...shared],
    after: [],
    outputs: ['web-public/build/client', 'web-public/build/server/index.js'],
    command: {
      program: 'react-router',
      arguments: ['build'],
      folder: 'web-public',
      environment: production(),
    },
  },
  {
    name: 'web-admin',
    inputs: ['web-admin', ...shared],
    after: [],
    outputs: ['web-admin/dist/index.html'],
    command: { program: 'vite', arguments: ['build'], folder: 'web-admin', environment: production() },
  },
  {
    name: 'functions',
    inputs: ['functions', ...shared],
    after: ['web-public'],
    outputs: ['dist/functions/openapi.json', 'dist/functions/publish/renderer/index.js'],
    command: { program: 'node', arguments: ['functions/build.ts'], folder: '.' },
  },
  {
    name: 'stack',
    inputs: ['infra', 'cdk.json', 'package-lock.json'],
    after: ['web-public', 'web-admin', 'functions'],
    outputs: ['dist/stack/manifest.json'],
    // The checks take seconds and belong to the tests and to the deploy.
    command: {
      program: 'node',
      arguments: ['infra/app.ts'],
      folder: '.',
      environment: { CDK_VALIDATION: 'false', CDK_OUTDIR: STACK_DIR },
    },
  },
]

export interface BuildReport {
  /** Hash of what each step was made of; the same hash is the same result. */
  hashes: Record<string, string>
  /** Steps that had to be made, with milliseconds. */
  made: { name: string; ms: number }[]
}

export interface BuildOptions {
  /** Steps whose last result is good enough. */
  without?: readonly string[]
  /** False where nobody waits for the result. */
  isUrgent?: boolean
}

/**
 * Brings every build output up to date; steps whose inputs did not change are left out. Independent steps run side by
 * side. Throws the output of the tool that failed.
 */
export async function buildProduct(
  say: (line: string) => void,
  options: BuildOptions = {},
): Promise<BuildReport> {
  const stamps = await takeStamps(() => say('Another build is running; waiting for it.'))
  try {
    const report: BuildReport = { hashes: {}, made: [] }
    const running = new Map<string, Promise<void>>()
    for (const step of steps) {
      const before = step.after.map((name) => running.get(name) ?? Promise.resolve())
      running.set(
        step.name,
        Promise.all(before).then(() => {
          if (!options.without?.includes(step.name))
            return make(step, { stamps, report, say, isUrgent: options.isUrgent ?? true })
          report.hashes[step.name] = stamps.read(step.name) ?? ''
          return undefined
        }),
      )
    }
    // One failure must not leave another tool running behind.
    const results = await Promise.allSettled(running.values())
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    pruneAssets(STACK_DIR, new Date())
    return report
  } finally {
    stamps.release()
  }
}

interface Making {
  stamps: Stamps
  report: BuildReport
  say: (line: string) => void
  isUrgent: boolean
}

const missing = (step: Step) => step.outputs.find((output) => !existsSync(path.join(PROJECT, output)))

/** Whether every output is there, of whatever sources. */
export const isBuilt = () => steps.every((step) => missing(step) === undefined)

async function make(step: Step, { stamps, report, say, isUrgent }: Making): Promise<void> {
  const results = step.after.map((name) => report.hashes[name] ?? '')
  const hash = contentHash(step.inputs, [...results, JSON.stringify(step.command.arguments)])
  report.hashes[step.name] = hash
  if (stamps.read(step.name) === hash && missing(step) === undefined) return
  say(`Building ${step.name} …`)
  const started = performance.now()
  await run({ ...step.command, isUrgent })
  const absent = missing(step)
  if (absent !== undefined) throw new Error(`Building ${step.name} did not make ${absent}.`)
  stamps.write(step.name, hash)
  report.made.push({ name: step.name, ms: Math.round(performance.now() - started) })
}

function production(): Record<string, string> {
  return { NODE_ENV: 'production' }
}
