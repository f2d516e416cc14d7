import { defineConfig } from 'vitest/config'

/** Browser tests against the running product: one runtime for all files, so files run one after another. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/setup/runningProduct.ts'],
    fileParallelism: false,
    // a browser and the whole product share two cores with another part of the run: what fails twice is a defect
    retry: 1,
    testTimeout: 180_000,
    // a busy machine is no defect
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
  },
})
