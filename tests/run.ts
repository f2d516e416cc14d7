import { browserStep } from './steps.ts'
import { runTests } from './testRun.ts'

/** `npm test`: format, lint, types, build, unit, contract and all browser tests. */
await runTests(browserStep('browser tests', 2))
