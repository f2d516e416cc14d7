import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

/** What went wrong first: the first line of its message, and where in the test it was. */
function reasonOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const place = error?.stacks?.at(-1)
  const message = stripVTControlCharacters(error?.message ?? '').split('\n')[0] ?? ''
  return place ? `${message} (line ${place.line})` : message
}

/** Names each test that passed or failed only after a retry, and why, behind all other output of the run. */
export default class RetriedTests implements Reporter {
  readonly #retried: string[] = []

  onTestCaseResult(test: TestCase): void {
    const count = test.diagnostic()?.retryCount ?? 0
    if (count === 0) return
    const retries = count === 1 ? '1 retry' : `${count} retries`
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    this.#retried.push(`Retried: ${name} (${retries})\n  ${reasonOf(test)}`)
  }

  onTestRunEnd(): void {
    for (const line of this.#retried) console.log(line)
  }
}
