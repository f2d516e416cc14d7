import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

/** First line of the first error, and its position in the test. */
function reasonOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const place = error?.stacks?.at(-1)
  const message = stripVTControlCharacters(error?.message ?? '').split('\n')[0] ?? ''
  return place ? `${message} (line ${place.line})` : message
}

/** Lists tests that were retried, with reasons, after all other output. */
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
