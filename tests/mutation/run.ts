import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import type { PartialStrykerOptions, schema } from '@stryker-mutator/api/core'
import { ROOT } from '../steps.ts'
import { areaResult, type AreaResult } from './result.ts'
import type { Area, Sample } from './sample.ts'

/**
 * `npm run mutation [core|pricing]`: changes a sample of places in the code, one at a time, and counts the changes
 * that unit and contract tests notice. Writes `result.json`. `SEED` draws another sample, `RATE` (0 to 1) one of
 * another size; `FILES` limits it to some files and writes nothing.
 */
const { SEED = '1', RATE, CONCURRENCY = '2', FILES } = process.env
const RATES: Readonly<Record<Area, number>> = { core: 0.05, pricing: 0.2 }
const CACHE = 'node_modules/.cache/mutation'
const RESULT = path.join(import.meta.dirname, 'result.json')

const MUTATED: Readonly<Record<Area, readonly string[]>> = {
  core: [
    'functions/core/**/*.ts',
    '!functions/core/**/*.test.ts',
    '!functions/core/http/testApi.ts',
    '!functions/core/store/test{Table,Snapshot}.ts',
    '!functions/core/identity/{makeCommonPasswords,commonPasswordHashes}.ts',
  ],
  pricing: ['{shared,functions/features}/pricing/**/*.ts', '!**/*.test.ts'],
}

const optionsOf = (area: Area, sample: Sample): PartialStrykerOptions & { sample: Sample } => ({
  sample,
  mutate: FILES?.split(',') ?? [...MUTATED[area]],
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
    path.join(import.meta.dirname, 'sampleChecker.ts'),
  ],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  // those that run while modules load need all tests and a new process each
  ignoreStatic: true,
  concurrency: Number(CONCURRENCY),
  // generous, so that a busy machine does not count as a noticed change
  timeoutMS: 120_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  disableTypeChecks: false,
  // TypeScript 7 lacks the interface with which Stryker rewrites references; they need no rewriting here
  tsconfigFile: 'none',
  ignorePatterns: ['cdk.out', '.local*'],
  tempDirName: `.local-mutation-${area}`,
  incremental: true,
  incrementalFile: `${CACHE}/${area}-${sample.seed}-${sample.rate}.json`,
  jsonReporter: { fileName: `${CACHE}/${area}.json` },
  reporters: ['json', 'progress-append-only'],
})

async function runArea(area: Area): Promise<AreaResult> {
  process.env['MUTATED_AREA'] = area
  const sample = { seed: SEED, rate: Number(RATE ?? RATES[area]) }
  await new Stryker(optionsOf(area, sample)).runMutationTest()
  const report = readFileSync(path.join(ROOT, CACHE, `${area}.json`), 'utf8')
  return areaResult(JSON.parse(report) as schema.MutationTestResult, sample)
}

const areas = process.argv.slice(2).filter((name): name is Area => name in RATES)
for (const area of areas.length > 0 ? areas : (Object.keys(RATES) as Area[])) {
  const result = await runArea(area)
  console.log(area, result)
  if (FILES) continue
  const earlier = existsSync(RESULT) ? (JSON.parse(readFileSync(RESULT, 'utf8')) as object) : {}
  writeFileSync(RESULT, `${JSON.stringify({ ...earlier, [area]: result }, undefined, 2)}\n`)
}
