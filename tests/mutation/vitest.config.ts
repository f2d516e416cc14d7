import { statSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The mutated copy of the project, which holds this file. */
const ROOT = path.resolve(import.meta.dirname, '../..')

/** A run ends with the first failure, so small files, which are quick, run first. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return Promise.resolve(files.toSorted((one, other) => size(one) - size(other)))
  }
}

const PRICING = [
  'shared/pricing/**/*.test.ts',
  'functions/features/pricing/**/*.test.ts',
  'functions/features/inbox/estimateMessage.test.ts',
  'tests/contract/goldenPrices.test.ts',
]
const CORE = [
  'functions/core/**/*.test.ts',
  'functions/features/{approval,forms}/**/*.test.ts',
  'functions/features/media/routes/{changes,library}.test.ts',
  'functions/lambdas/**/*.test.ts',
  'functions/{manifests,openapi/openapi}.test.ts',
  'tests/contract/api/{missingReferences,pendingText,reauthentication,reservedSlugs,scripts}.test.ts',
  'tests/contract/api/{whereUsed,workflow*,writeApproval}.test.ts',
]

/** Tests that reach the mutated area within seconds. Others could only raise the score. */
export default defineConfig({
  root: ROOT,
  // the workspace links in `node_modules` lead to the unchanged project
  resolve: { alias: [{ find: /^@flou\/([\w-]+)\//, replacement: `${ROOT}/$1/` }] },
  test: {
    include: process.env['MUTATED_AREA'] === 'pricing' ? PRICING : CORE,
    exclude: [
      // read the text of source files
      'functions/core/operations/oneReader.test.ts',
      'functions/core/identity/isEqualSecret.test.ts',
      // loads all modules again, so that mutants which run while a module loads appear to be covered
      'functions/core/store/read/publicMedia.test.ts',
      // take seconds for each mutant
      'functions/core/content/fuzz.test.ts',
      'functions/features/approval/notify/*.test.ts',
      'functions/features/forms/registration/places.test.ts',
    ],
    setupFiles: ['tests/setup/unexpectedConsole.ts', 'tests/setup/unitTests.ts'],
    sequence: { sequencer: SmallFirst },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
