import { unconcernedSlowTests } from './slowTests.ts'
import { browserStep, unitStep } from './steps.ts'
import { runTests } from './testRun.ts'

/**
 * `npm test`: format, lint, types, build, unit, contract and all browser tests. `npm run check`: the same without slow
 * unit tests that the changed files do not concern, and with the main job as the only browser test.
 */
const isQuick = process.argv[2] === 'quick'
await (isQuick
  ? runTests(
      unitStep('quick unit tests', unconcernedSlowTests()),
      browserStep('browser smoke', 1, 'tests/e2e/mainJob.test.ts'),
    )
  : runTests(unitStep('unit and contract tests'), browserStep('browser tests', 3)))
