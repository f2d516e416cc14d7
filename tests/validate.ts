import { runSteps, VALIDATION, vitestStep } from './steps.ts'

/** `npm run validate`: format, lint, types, unit and contract tests; no browser, under a minute. */
const passed = await runSteps([
  ...VALIDATION,
  vitestStep('unit and contract tests', 'vitest.config.ts', 'node_modules/.cache/unit.json'),
])
process.exitCode = passed ? 0 : 1
