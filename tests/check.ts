import { browserStep } from './steps.ts'
import { runTests } from './testRun.ts'

/** `npm run check`: all of `npm test`, with only one browser test, the main job. */
await runTests(browserStep('browser smoke', 1, 'tests/e2e/mainJob.test.ts'))
