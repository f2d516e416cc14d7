import { browserStep } from './steps.ts'
import { runTests } from './testRun.ts'

/** `npm run check`: what `npm test` runs, with only the main job in the browser. */
await runTests(browserStep('browser smoke', 1, 'tests/e2e/mainJob.test.ts'))
