import { defineConfig } from 'vitest/config'
import { DemoFirst } from './tests/setup/demoFirst.ts'

/** Browser tests against a running product for each worker: the files of a product run one after another. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/setup/runningProduct.ts'],
    setupFiles: ['tests/e2e/tellFailure.ts'],
    // `PRODUCTS=3` deals the files out to three products side by side; one is enough for a file
    maxWorkers: Number(process.env['PRODUCTS'] ?? 1),
    reporters: ['default', './tests/setup/retriedTests.ts'],
    sequence: { sequencer: DemoFirst },
    isolate: false,
    // a browser and the whole product share two cores with another part of the run: what fails twice is a defect
    retry: 1,
    testTimeout: 180_000,
    // a busy machine is no defect
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 240_000,
    // what a console printed is shown whole: nobody can look at the page of a run that is over
    chaiConfig: { truncateThreshold: 0 },
  },
})
