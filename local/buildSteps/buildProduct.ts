import { existsSync } from 'node:fs'
import path from 'node:path'
import { readBases } from '@flou/shared/bases.ts'
import { PROJECT } from '../settings.ts'
import { contentHash } from './contentHash.ts'
import { pruneAssets } from './pruneAssets.ts'
import { runTool, type Command } from './runTool.ts'
import { takeStamps, type Stamps } from './stamps.ts'

/** `cdk.out` belongs to the deploy command. */
export const STACK_DIR = path.join(PROJECT, 'dist/stack')

interface BuildStep {
  name: string
  inputs: readonly string[]
  after: readonly string[]
  /** A missing output forces the step to run. */
  outputs: readonly string[]
  command: Command
  /** Starts early and waits on stdin for its dependencies, because loading is slow. */
  startsEarly?: boolean
}

const shared = ['shared', 'package-lock.json', 'tsconfig.base.json']

const RENDERER_STEP = 'renderer'

const steps: readonly BuildStep[] = [
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
    inputs: ['functions', 'web-public/public/favicon.svg', ...shared],
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
    startsEarly: true,
    outputs: ['dist/stack/manifest.json'],
    // Validation belongs to tests and deploys.
    command: {
      program: 'node',
      arguments: ['infra/app.ts'],
      folder: '.',
      environment: { CDK_VALIDATION: 'false', CDK_OUTDIR: STACK_DIR, CDK_AFTER_INPUT: 'true' },
    },
  },
]

export interface BuildReport {
  hashes: Record<string, string>
  /** Changes when all pages must be rendered again. */
  rendererKey: string
  built: { name: string; ms: number }[]
}

export interface BuildOptions {
  skippedSteps?: readonly string[]
  isUrgent?: boolean
}

/**
 * Updates all build outputs; unchanged steps are skipped, independent steps run in parallel. @throws the
 * failed tool's output
 */
export async function buildProduct(
  log: (line: string) => void,
  options: BuildOptions = {},
): Promise<BuildReport> {
  const stamps = await takeStamps(() => log('Another build is running; waiting for it.'))
  try {
    const report: BuildReport = { hashes: {}, rendererKey: '', built: [] }
    const anyBuilt = Promise.withResolvers<void>()
    const build = { stamps, report, log, isUrgent: options.isUrgent ?? true, anyBuilt }
    const running = new Map<string, Promise<void>>()
    for (const step of steps) {
      const before = Promise.all(step.after.map((name) => running.get(name) ?? Promise.resolve()))
      if (!options.skippedSteps?.includes(step.name)) running.set(step.name, buildStep(step, before, build))
      else report.hashes[step.name] = stamps.read(step.name) ?? ''
    }
    // Waits for all tools, so that none keeps running.
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

interface Build {
  stamps: Stamps
  report: BuildReport
  log: (line: string) => void
  isUrgent: boolean
  anyBuilt: PromiseWithResolvers<void>
}

const missing = (step: BuildStep) => step.outputs.find((output) => !existsSync(path.join(PROJECT, output)))

/** Returns true if every output exists, from any sources. */
export const isBuilt = () => steps.every((step) => missing(step) === undefined)

async function buildStep(step: BuildStep, before: Promise<unknown>, build: Build): Promise<void> {
  const { stamps, report, log, isUrgent, anyBuilt } = build
  const command = { ...step.command, isUrgent }
  const early = step.startsEarly === true ? await startEarly(command, before, anyBuilt.promise) : undefined
  await before
  const results = step.after.map((name) => report.hashes[name] ?? '')
  const bases = JSON.stringify(readBases(process.env))
  const hash = contentHash(step.inputs, [...results, JSON.stringify(step.command.arguments), bases])
  report.hashes[step.name] = hash
  if (!early && stamps.read(step.name) === hash && missing(step) === undefined) return
  anyBuilt.resolve()
  log(`Building ${step.name} …`)
  const started = performance.now()
  await (early?.ended ?? runTool(command))
  const absent = missing(step)
  if (absent !== undefined) throw new Error(`Building ${step.name} did not make ${absent}.`)
  stamps.write(step.name, hash)
  report.built.push({ name: step.name, ms: Math.round(performance.now() - started) })
}

/**
 * Starts a tool once another step is being built; returns undefined if none is. The tool is killed if
 * `before` fails.
 */
async function startEarly(command: Command, before: Promise<unknown>, anyBuilt: Promise<void>) {
  const hasBuilt = anyBuilt.then(() => true)
  const dependenciesDone = before.then(() => false)
  if (!(await Promise.race([hasBuilt, dependenciesDone]))) return undefined
  const ended = runTool({ ...command, inputsReady: before })
  ended.catch(() => undefined) // the caller awaits it later
  return { ended }
}

function production(): Record<string, string> {
  return { NODE_ENV: 'production' }
}
