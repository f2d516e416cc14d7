import { browserStep } from './steps.ts'
import { runTests } from './testRun.ts'

/**
 * `npm test`: format, lint, types, build, unit, contract and all browser tests. `npm run check`: the same with
 * only one browser test, the main job.
 */
const isQuick = process.argv[2] === 'quick'
await runTests(
  isQuick ? browserStep('browser smoke', 1, 'tests/e2e/mainJob.test.ts') : browserStep('browser tests', 3),
)
