import type { Reporter, TestCase } from 'vitest/node'

/** Names each test that passed or failed only after a retry, behind all other output of the run. */
export default class RetriedTests implements Reporter {
  readonly #retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    const count = test.diagnostic()?.retryCount ?? 0
    if (count === 0) return
    const retries = count === 1 ? '1 retry' : `${count} retries`
    this.#retried.push(`Retried: ${test.module.relativeModuleId} > ${test.fullName} (${retries})`)
  }

  onTestRunEnd(): void {
    for (const line of this.#retried) console.log(line)
  }
}
