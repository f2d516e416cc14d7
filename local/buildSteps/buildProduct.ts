import { existsSync } from 'node:fs'
import path from 'node:path'
import { readBases } from '@flou/shared/bases.ts'
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
  /** Starts as soon as another step is made, and is told when all before it are through: loading what it needs takes as long as its work. */
  opensEarly?: boolean
}

const shared = ['shared', 'package-lock.json', 'tsconfig.base.json']

const RENDERER_STEP = 'renderer'

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
    after: [],
    outputs: ['dist/functions/openapi.json'],
    command: { program: 'node', arguments: ['functions/build.ts'], folder: '.' },
  },
  {
    name: RENDERER_STEP,
    inputs: ['functions/addRenderer.ts', 'functions/bundling'],
    after: ['web-public', 'functions'],
    outputs: ['dist/functions/publish/renderer/index.js'],
    command: { program: 'node', arguments: ['functions/addRenderer.ts'], folder: '.' },
  },
  {
    name: 'stack',
    inputs: ['infra', 'cdk.json', 'package-lock.json'],
    after: ['web-public', 'web-admin', 'functions', RENDERER_STEP],
    opensEarly: true,
    outputs: ['dist/stack/manifest.json'],
    // The checks take seconds and belong to the tests and to the deploy.
    command: {
      program: 'node',
      arguments: ['infra/app.ts'],
      folder: '.',
      environment: { CDK_VALIDATION: 'false', CDK_OUTDIR: STACK_DIR, CDK_AFTER_INPUT: 'true' },
    },
  },
]

export interface BuildReport {
  /** Hash of what each step was made of; the same hash is the same result. */
  hashes: Record<string, string>
  /** Changes when pages must all be rendered again. */
  rendererKey: string
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
    const report: BuildReport = { hashes: {}, rendererKey: '', made: [] }
    const anyMade = Promise.withResolvers<void>()
    const making = { stamps, report, say, isUrgent: options.isUrgent ?? true, anyMade }
    const running = new Map<string, Promise<void>>()
    for (const step of steps) {
      const before = Promise.all(step.after.map((name) => running.get(name) ?? Promise.resolve()))
      if (!options.without?.includes(step.name)) running.set(step.name, make(step, before, making))
      else report.hashes[step.name] = stamps.read(step.name) ?? ''
    }
    // One failure must not leave another tool running behind.
    const results = await Promise.allSettled(running.values())
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    pruneAssets(STACK_DIR, new Date())
    report.rendererKey = report.hashes[RENDERER_STEP] ?? ''
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
  /** Resolved when the first step is made. */
  anyMade: PromiseWithResolvers<void>
}

const missing = (step: Step) => step.outputs.find((output) => !existsSync(path.join(PROJECT, output)))

/** Whether every output is there, of whatever sources. */
export const isBuilt = () => steps.every((step) => missing(step) === undefined)

async function make(step: Step, before: Promise<unknown>, making: Making): Promise<void> {
  const { stamps, report, say, isUrgent, anyMade } = making
  const command = { ...step.command, isUrgent }
  const opened = step.opensEarly === true ? await openEarly(command, before, anyMade.promise) : undefined
  await before
  const results = step.after.map((name) => report.hashes[name] ?? '')
  const bases = JSON.stringify(readBases(process.env))
  const hash = contentHash(step.inputs, [...results, JSON.stringify(step.command.arguments), bases])
  report.hashes[step.name] = hash
  if (!opened && stamps.read(step.name) === hash && missing(step) === undefined) return
  anyMade.resolve()
  say(`Building ${step.name} …`)
  const started = performance.now()
  await (opened?.ended ?? run(command))
  const absent = missing(step)
  if (absent !== undefined) throw new Error(`Building ${step.name} did not make ${absent}.`)
  stamps.write(step.name, hash)
  report.made.push({ name: step.name, ms: Math.round(performance.now() - started) })
}

/** Starts a tool that waits for `before`, once another step is made; undefined where none is. The tool ends where `before` fails. */
async function openEarly(command: Command, before: Promise<unknown>, anyMade: Promise<void>) {
  const isMade = anyMade.then(() => true)
  const isThrough = before.then(() => false)
  if (!(await Promise.race([isMade, isThrough]))) return undefined
  const ended = run({ ...command, mayGoOn: before })
  ended.catch(() => undefined) // told by whoever waits for it, after what it waits for
  return { ended }
}

function production(): Record<string, string> {
  return { NODE_ENV: 'production' }
}
