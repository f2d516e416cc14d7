import { defineConfig } from 'vitest/config'
import { LongFirst } from './tests/setup/longFirst.ts'

/** Unit and contract tests: no browser, no network beyond loopback. */
export default defineConfig({
  test: {
    globalSetup: ['tests/setup/temporaryFolder.ts'],
    include: ['{shared,functions,infra,local,demo,web-public,web-admin,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', 'cdk.out/**', '.local*/**', 'tests/e2e/**'],
    setupFiles: ['tests/setup/unexpectedConsole.ts', 'tests/setup/unitTests.ts'],
    // most tests wait for a table or a hash: one worker more than the two cores of the smallest machine keeps those busy
    maxWorkers: 3,
    // loading the SDK, React and the declarations anew for each of the files took a third of the run
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
